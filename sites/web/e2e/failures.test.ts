import { accountMessages } from "@preforma/domain/account";
import { errorMessages } from "@preforma/domain/errors";
import { requestTimeoutMs } from "@preforma/domain/http";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { messagesFor } from "@preforma/ui/messages";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "./customer.ts";
import { overEdge } from "./faults.ts";
import { addPerson, inDatabase, linkTo, password, row } from "./people.ts";
import { depot, fill } from "./page-steps.ts";
import { at, hydrated, site, visits } from "./visit.ts";

const visit = visits();
const texts = errorMessages.tr;

/** A value that the database rejects in any column, to make the API fail as it does with a fault of its own. */
const refused = "xx-fault-xx";
const triggers = ["requests.insert", "addresses.insert", "addresses.update"].map((one) => one.split("."));

let email: string;
let cookie: string;
beforeAll(async () => {
  inDatabase((database) => {
    for (const [table, event] of triggers)
      database.exec(
        `create trigger fault_${table}_${event} before ${event} on ${table} when new.${table === "requests" ? "fields" : "street"} like '%${refused}%' begin select raise(abort, 'a fault of the test'); end`,
      );
  });
  email = await addPerson();
  cookie = await signIn(email);
});
afterAll(() =>
  inDatabase((database) => {
    for (const [table, event] of triggers) database.exec(`drop trigger fault_${table}_${event}`);
  }),
);

const within = (page: Page, name: string) =>
  page.locator("main form", { has: page.locator(`[name=${name}]`) });

const send = (page: Page, name: string) => within(page, name).locator("button[type=submit]").last().click();

/** Checks the message above a form after a failure; it has the focus, and the input stays. */
async function expectMessage(page: Page, sentence: string): Promise<void> {
  const summary = page.locator("form > [role=alert]");
  await summary.getByText(sentence, { exact: true }).waitFor();
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
}

const stored = (mark: string) =>
  row("select count(*) as count from requests where fields like ?", `%${mark}%`);

const message = (text: string) => ({
  first_name: "Ayşe",
  email: "ariza@example.com",
  phone: "532 123 45 67",
  message: text,
});

describe("a message", () => {
  test("that the server cannot take stays, and one that nothing answers waits until something does", async () => {
    const page = await visit(pathTo("contact", "tr"), { fault: /ERR_FAILED/ });
    await fill(page, message(refused));
    await send(page, "message");
    await expectMessage(page, texts.CONTACT_REFUSED);
    expect(await page.locator("main [name=message]").inputValue()).toBe(refused);
    await page.route("**/iletisim?**", (route) => route.abort());
    // Without storage in the browser the form cannot wait: it reports that, and the input stays.
    const store = await page.evaluateHandle(() => Object.getOwnPropertyDescriptor(globalThis, "indexedDB")!);
    await page.evaluate(() => Reflect.deleteProperty(globalThis, "indexedDB"));
    await send(page, "message");
    await expectMessage(page, texts.CONTACT_NOT_SENT);
    expect(await page.locator("main [name=message]").inputValue()).toBe(refused);
    await page.evaluate((way) => void Object.defineProperty(globalThis, "indexedDB", way), store);
    await fill(page, { message: "mesaj-dustu" });
    await send(page, "message");
    await page.getByText(messagesFor("tr").form.waiting).waitFor();
    expect(stored("mesaj-dustu")).toEqual({ count: 0 });
    await page.unroute("**/iletisim?**");
    await page.reload();
    await expect.poll(() => stored("mesaj-dustu")).toEqual({ count: 1 });
  });

  test("that is not answered in time can be sent again, as the same", { tags: ["full"] }, async () => {
    const page = await visit(pathTo("contact", "tr"), { changesBrowser: true });
    const keys: (string | undefined)[] = [];
    let answers = false;
    await page.route("**/iletisim?**", (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      return answers ? route.continue() : undefined;
    });
    // The phone field's rules load only between the two tries.
    const rules = Promise.withResolvers<void>();
    await page.route("**/phone-rules-*.js", async (route) => {
      await rules.promise;
      await route.continue();
    });
    await page.clock.install();
    await fill(page, message("mesaj-bekledi"));
    await send(page, "message");
    await expect.poll(() => keys.length).toBe(1);
    await page.clock.fastForward(requestTimeoutMs);
    await expectMessage(page, texts.TIMEOUT);
    expect(await page.locator("main [name=message]").inputValue()).toBe("mesaj-bekledi");
    answers = true;
    const sent = () =>
      within(page, "message").evaluate((form: HTMLFormElement) => new FormData(form).get("phone"));
    expect(await sent()).toBe("532 123 45 67");
    rules.resolve();
    await expect.poll(sent).toBe("+905321234567");
    await send(page, "message");
    await page.getByText(texts.CONTACT_SENT).first().waitFor();
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(stored("mesaj-bekledi")).toEqual({ count: 1 });
  });

  test("is filled in and sent by keyboard alone, after the missing fields were reported", async () => {
    const page = await visit(pathTo("contact", "tr"));
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
    const tabTo = async (name: string) => {
      for (let presses = 0; (await focused()) !== name; presses += 1) {
        expect(presses, `on the way to ${name}`).toBeLessThan(120);
        await page.keyboard.press("Tab");
      }
    };
    await tabTo("first_name");
    await page.keyboard.press("Enter");
    await expectMessage(page, texts.FORM_INCOMPLETE);
    // The first link of the message leads to its field.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await focused()).toBe("first_name");
    for (const [name, value] of Object.entries(message("mesaj-klavye"))) {
      await tabTo(name);
      await page.keyboard.type(value);
    }
    const button = within(page, "message").locator("button[type=submit]").last();
    while (!(await button.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText(texts.CONTACT_SENT).first().waitFor();
    expect(stored("mesaj-klavye")).toEqual({ count: 1 });
  });
});

test("an application that the server cannot take stays", { tags: ["full"] }, async () => {
  const page = await visit(pathTo("humanResources", "tr"));
  await apply(page, refused);
  await expectMessage(page, texts.APPLICATION_NOT_SENT);
  expect(await page.locator("main [name=coverLetter]").inputValue()).toBe(refused);
  expect(await page.locator("main [name=educationLevel]").inputValue()).toBe("bachelor");
});

async function apply(page: Page, coverLetter: string): Promise<void> {
  await fill(page, { firstName: "Ada", lastName: "Öz", email: "ada@example.com", coverLetter });
  await page.locator("main [name=educationLevel]").selectOption("bachelor");
  await page.locator("main [name=workExperience]").selectOption("2_to_5_years");
  await send(page, "coverLetter");
}

test(
  "feedback that the server cannot take stays; the next try is thanked for",
  { tags: ["full"] },
  async () => {
    const page = await visit(pathTo("help", "tr"));
    await page.locator("main [name=feedback_type]").selectOption("complaint");
    await fill(page, { title: "Kapak", description: refused });
    await send(page, "feedback_type");
    await expectMessage(page, `${texts.FAILURE_TITLE} ${texts.DEFAULT}`);
    await fill(page, { description: "bildirim-gitti" });
    await send(page, "feedback_type");
    await page.getByText(texts.FEEDBACK_SENT).first().waitFor();
    expect(stored("bildirim-gitti")).toEqual({ count: 1 });
  },
);

test("an address that is not added, changed or loaded is reported", { tags: ["full"] }, async () => {
  const page = await visit(pathTo("accountAddresses", "tr"), { cookie, fault: /ERR_FAILED/ });
  const dialog = page.locator("[aria-modal=true]");
  await page.getByRole("link", { name: "adres ekle" }).first().click();
  await dialog.locator("[name=street]").waitFor();
  await fill(page, { ...depot, street: refused }, "[role=dialog]");
  await dialog.locator("button[type=submit]").click();
  await expectMessage(page, texts.ADDRESS_NOT_ADDED);
  await fill(page, { street: "Bahariye Caddesi" }, "[role=dialog]");
  await dialog.locator("button[type=submit]").click();
  await page.getByRole("heading", { name: "Depo", exact: true }).waitFor();

  await page.getByRole("link", { name: "Düzenle: Depo" }).click();
  await dialog.locator("[name=street]").waitFor();
  await fill(page, { street: refused }, "[role=dialog]");
  await dialog.locator("button[type=submit]").click();
  await expectMessage(page, texts.ADDRESS_NOT_UPDATED);
  expect(await dialog.locator("[name=street]").inputValue()).toBe(refused);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  await page.route("**/api/v1/addresses/*", (route) => route.abort());
  await page.getByRole("link", { name: "Düzenle: Depo" }).click();
  await page.getByText(texts.ADDRESS_NOT_LOADED).first().waitFor();
  await dialog.waitFor({ state: "detached" });
});

test("reviews that cannot be loaded are reported, and the product is shown", { tags: ["full"] }, async () => {
  const page = await visit(pathTo("products", "tr"), { fault: /ERR_FAILED/ });
  await page.route("**/api/v1/comments/**", (route) => route.abort());
  await page.locator("main article a").first().click();
  await page.getByText(texts.COMMENTS_NOT_LOADED).first().waitFor();
  expect(await page.locator("h1").textContent()).not.toBe("");
});

test("a password is changed, forgotten and made anew by the link of a mail, which works once", async () => {
  const page = await visit(pathTo("accountSecurity", "tr"), { cookie });
  await fill(page, { current: "not this one", next: "yesil kapak sekiz deniz" });
  await send(page, "current");
  await page.locator("form > [role=alert]").waitFor();
  await fill(page, { current: password, next: "yesil kapak sekiz deniz" });
  await send(page, "current");
  await page.getByText(accountMessages.passwordChanged.tr).first().waitFor();
  await expect(signIn(email)).rejects.toThrow("Signing in answered");

  await page.goto(at(pathTo("forgottenPassword", "tr")));
  await hydrated(page);
  await fill(page, { email });
  await send(page, "email");
  await page.getByText(accountMessages.resetSent.tr).first().waitFor();
  const link = linkTo("resetPassword", email);
  await page.goto(at(link));
  await hydrated(page);
  await fill(page, { password });
  await send(page, "password");
  await page.getByText(accountMessages.passwordReset.tr).first().waitFor();
  await signIn(email);
  for (const used of [link, `${pathTo("resetPassword", "tr")}?token=bad`]) {
    await page.goto(at(used));
    await page.getByText(accountMessages.linkInvalid.tr).first().waitFor();
    expect(await page.locator("main [name=password]").count()).toBe(0);
  }
});

test(
  "in Arabic, in a window of 360 px, a message and an application are sent",
  { tags: ["full"] },
  async () => {
    const locale: Locale = "ar";
    const page = await visit(pathTo("contact", locale), { width: 360, height: 780 });
    await fill(page, { ...message("رسالة-من-الهاتف"), phone: "٥٣٢ ١٢٣ ٤٥ ٦٧" });
    await send(page, "message");
    await page.getByText(errorMessages[locale].CONTACT_SENT).first().waitFor();
    expect(await overEdge(page)).toBe(0);
    expect(row("select phone from requests where fields like '%رسالة-من-الهاتف%'")).toEqual({
      phone: "+905321234567",
    });
    await page.goto(`${site}${pathTo("humanResources", locale)}`);
    await hydrated(page);
    await apply(page, "طلب-من-الهاتف");
    await page.getByText(errorMessages[locale].APPLICATION_SENT).first().waitFor();
    expect(await overEdge(page)).toBe(0);
    expect(stored("طلب-من-الهاتف")).toEqual({ count: 1 });
  },
);
