/** @module-tag full */

import { errorMessages } from "@preforma/domain/errors";
import { pathTo } from "@preforma/domain/routes";
import { messagesFor } from "@preforma/ui/messages";
import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import exchange from "../locales/tr/exchange_features.json" with { type: "json" };
import { signIn } from "./customer.ts";
import { addPerson, row, rows } from "./people.ts";
import { fill, productPath } from "./page-steps.ts";
import { at, hydrated, site, visits } from "./visit.ts";

const visit = visits();
const texts = messagesFor("tr").form;
const fault = /ERR_FAILED/;

let one: string;
let other: string;
beforeAll(async () => {
  [one, other] = [await addPerson(), await addPerson()];
});

const aMark = () => `bekler-${crypto.randomUUID()}`;
const anAddress = () => `${aMark()}@example.com`;

/** The requests with a text, with the names of their files. */
const requestsWith = (mark: string) =>
  rows(
    "select r.kind, r.customer_id, f.name from requests r left join request_files f on f.request_id = r.id where r.email = ?1 or r.fields like '%' || ?1 || '%'",
    mark,
  );

const idOf = (email: string) => row("select id from customers where email = ?", email)?.["id"];

/** Sends the form of that field while offline, so that it waits. */
async function sendInVain(page: Page, field: string, message: string = texts.waiting): Promise<void> {
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await page
    .locator("main form", { has: page.locator(`[name=${field}]`) })
    .locator("button[type=submit]")
    .last()
    .click();
  await page.getByText(message).first().waitFor();
}

/** Returns to that page once online again. */
async function comeBack(page: Page, path: string): Promise<void> {
  await page.unrouteAll({ behavior: "wait" });
  await page.goto(at(path));
  await hydrated(page);
}

/** Number of saved forms in the browser, with any result. */
const savedForms = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("preforma-waiting");
        opening.onerror = () => reject(opening.error ?? new Error("It does not open."));
        opening.onsuccess = () => {
          const count = opening.result.transaction("forms").objectStore("forms").count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );

async function apply(page: Page, email: string, content: string): Promise<void> {
  await fill(page, { firstName: "Ada", lastName: "Yılmaz", email, coverLetter: "Beş yıl kalıp." });
  await page.locator("main [name=educationLevel]").selectOption("bachelor");
  await page.locator("main [name=workExperience]").selectOption("2_to_5_years");
  await page
    .locator("main [name=cv]")
    .setInputFiles({ name: "ozgecmis.pdf", mimeType: "application/pdf", buffer: Buffer.from(content) });
}

test("an application waits with its file, and both arrive", async () => {
  const email = anAddress();
  const path = pathTo("humanResources", "tr");
  const page = await visit(path, { fault });
  await apply(
    page,
    email,
    "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n",
  );
  await sendInVain(page, "coverLetter", texts.waitingWithFile);
  expect(requestsWith(email)).toEqual([]);
  await comeBack(page, "/");
  await page.getByText(exchange.forms.sent.application).waitFor();
  expect(requestsWith(email)).toMatchObject([{ kind: "job_application", name: "ozgecmis.pdf" }]);
  expect(await savedForms(page)).toBe(0);
});

test("a form refused on arrival is reported with its reason, and its input is restored", async () => {
  const email = anAddress();
  const path = pathTo("humanResources", "tr");
  const page = await visit(path, { fault: /ERR_FAILED|status of 4\d\d/ });
  await apply(page, email, "no PDF, whatever its name says");
  await sendInVain(page, "coverLetter", texts.waitingWithFile);
  await comeBack(page, "/");
  const notice = page.getByRole("region", { name: exchange.connection.label });
  const status = notice.getByRole("status");
  await expect.poll(() => status.textContent()).toContain(exchange.forms.refused.application);
  expect(await status.textContent()).toContain(exchange.forms.back);
  expect(await status.textContent()).toContain(exchange.forms.fileAgain);
  await notice.getByRole("link", { name: exchange.forms.open }).click();
  await page.waitForURL(at(path));
  await expect.poll(() => page.locator("main [name=coverLetter]").inputValue()).toBe("Beş yıl kalıp.");
  expect(await page.locator("main [name=email]").inputValue()).toBe(email);
  expect(requestsWith(email)).toEqual([]);
  expect(await savedForms(page)).toBe(0);
});

test("F10: the waiting notice disappears once it has been sent, and once it was taken back", async () => {
  const page = await visit(pathTo("contact", "tr"), { fault });
  const notice = page.getByRole("region", { name: exchange.connection.label });
  const form = page.locator("main form", { has: page.locator("[name=message]") });
  const write = async () => {
    const email = anAddress();
    await fill(page, { first_name: "Ada", email, phone: "532 123 45 67", message: "Merhaba" });
    await sendInVain(page, "message");
    return email;
  };
  const email = await write();
  await page.unrouteAll({ behavior: "wait" });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await form.getByText(errorMessages.tr.CONTACT_SENT).waitFor();
  expect(await form.getByText(texts.waiting).count()).toBe(0);
  expect(requestsWith(email)).toMatchObject([{ kind: "contact" }]);

  await write();
  await notice.getByRole("button", { name: exchange.forms.cancel }).click();
  await form.getByText(texts.waiting).waitFor({ state: "detached" });
  expect(await savedForms(page)).toBe(0);
});

test("F10: what is refused on the page it was written on stands in its form again, with the reason", async () => {
  const page = await visit(pathTo("contact", "tr"), { fault: /ERR_FAILED|status of 5\d\d/ });
  await fill(page, {
    first_name: "Ada",
    email: anAddress(),
    phone: "532 123 45 67",
    message: "geri gelecek",
  });
  await sendInVain(page, "message");
  await page.unrouteAll({ behavior: "wait" });
  const refusal = { form: "contact", state: { outcome: { ok: false, message: "Olmadı." } } };
  await page.route("**/iletisim?**", (route) => route.fulfill({ json: refusal }));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.locator("main form > [role=alert]").getByText("Olmadı.").waitFor();
  await expect.poll(() => page.locator("main [name=message]").inputValue()).toBe("geri gelecek");
});

test("the request of a quote basket waits, and is sent with its lines", async () => {
  const email = anAddress();
  const page = await visit(await productPath(33), { fault });
  await page.locator("main form:has(button[name=quote]) [name=quantity]").fill("1500");
  await page.locator("main button[name=quote]").click();
  await page.getByText("Ürün teklif sepetine eklendi.").first().waitFor();
  await page.goto(at(pathTo("quoteBasket", "tr")));
  await hydrated(page);
  const sender = { first_name: "Ayşe", last_name: "Yılmaz", company: "Ege", phone: "532 123 45 67", email };
  await fill(page, { ...sender, message: "Numune de rica ederiz." });
  await sendInVain(page, "message");
  await comeBack(page, "/");
  await page.getByText(exchange.forms.sent.quote).waitFor();
  expect(requestsWith(email)).toMatchObject([{ kind: "offer_request" }]);
});

test("what one customer wrote is sent in their name, and in no other's", async () => {
  const contact = pathTo("contact", "tr");
  const writes = async (mark: string) => {
    const page = await visit(contact, { cookie: await signIn(one), fault });
    await page.locator("header").getByText("Ayşe").first().waitFor({ state: "attached" });
    await fill(page, { first_name: "Ayşe", email: one, phone: "532 123 45 67", message: mark });
    await sendInVain(page, "message");
    return page;
  };
  const own = aMark();
  await comeBack(await writes(own), "/");
  await expect.poll(() => requestsWith(own)).toMatchObject([{ customer_id: idOf(one) }]);

  const strange = aMark();
  const page = await writes(strange);
  const token = (await signIn(other)).split("; ").find((pair) => pair.includes("session-token")) ?? "";
  const end = token.indexOf("=");
  await page.context().addCookies([{ name: token.slice(0, end), value: token.slice(end + 1), url: site }]);
  await comeBack(page, contact);
  await expect.poll(() => savedForms(page)).toBe(0);
  expect(requestsWith(strange)).toEqual([]);
});
