import { signInErrorMessage } from "@preforma/domain/account";
import { errorMessages } from "@preforma/domain/errors";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { messagesFor } from "@preforma/ui/messages";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { addPerson, row, signInLinkTo } from "./people.ts";
import {
  askForColour,
  anArticle,
  articlePath,
  go,
  order,
  orderNumber,
  ordersOf,
  requestOf,
  signInByPage,
  toReview,
} from "./shop-steps.ts";
import { journeyLocales } from "./sampled-locales.ts";
import { fill } from "./page-steps.ts";
import { at, follow, site, visits } from "./visit.ts";

const visit = visits();
const words = { tr: { find: "şişe", other: "en" }, ar: { find: "زجاجة", other: "tr" } } as const;

const off = { script: false } as const;

/** The cart count in the header. */
const badge = (page: Page, locale: Locale) =>
  page.locator(`header a[aria-label][href="${pathTo("cart", locale)}"]`).first();

/** Presses the submit button of the form with a field of that name. */
const send = (page: Page, name: string) =>
  page.locator(`main form:has([name="${name}"])`).last().locator("button[type=submit]").last().click();

let made = 0;
const anAddress = () => `betiksiz-${process.pid}-${Date.now()}-${(made += 1)}@example.com`;

describe.each(journeyLocales)("without script in %s", (locale) => {
  const text = errorMessages[locale];

  test("somebody decides on cookies, browses, searches, filters, compares and changes the language", async () => {
    const page = await visit(pathTo("home", locale), { ...off, undecided: true });
    await page.locator("#cookie-settings button[value=reject]").click();
    await page.waitForURL(at(pathTo("home", locale)));
    expect(await page.locator("#cookie-settings").isVisible()).toBe(false);

    await page.locator("header nav summary:visible").first().click();
    await page.locator("header details[open] li a:visible").nth(1).click();
    await page.waitForURL(/\/kategori\/\d+\//);
    expect(await page.locator("main article").count()).toBeGreaterThan(0);

    await page.locator("header [name=keyword]:visible").fill(words[locale].find);
    await page.locator("header [name=keyword]:visible").press("Enter");
    await page.waitForURL(`**${pathTo("products", locale)}?keyword=**`);
    const found = await page.locator("main article").count();
    expect(found).toBeGreaterThan(0);

    await page.locator("main [name=material][value=PET]").check();
    await page.locator("main form:has([name=material]) button[type=submit]").last().click();
    await page.waitForURL(/material=PET/);
    expect(new URL(page.url()).searchParams.get("keyword")).toBe(words[locale].find);
    expect(await page.locator("main article").count()).toBeGreaterThan(0);

    await page.locator("main button[name=products]").first().click();
    await page.waitForURL(/products=\d+$/);
    expect(await page.locator("main thead th[scope=col]").count()).toBe(2);

    const { other } = words[locale];
    const there = page.locator(`a[hreflang="${other}"][href^="${pathTo("compare", other)}"]`);
    await page
      .locator("summary:visible", { has: page.locator(`xpath=..//a[@hreflang="${other}"]`) })
      .first()
      .click();
    await there.and(page.locator(":visible")).first().click();
    await page.waitForURL(`**${pathTo("compare", other)}**`);
    expect(await page.getAttribute("html", "lang")).toBe(other);
  });

  test("a message, an application with a CV, feedback and a review are sent", async () => {
    const email = anAddress();
    const page = await visit(pathTo("contact", locale), off);
    await fill(page, { first_name: "Ayşe", email, phone: "532 123 45 67", message: "Numune rica ederim." });
    await send(page, "message");
    await page.getByText(text.CONTACT_SENT).first().waitFor();
    expect(requestOf(email)).toContain("Numune rica ederim.");

    await go(page, pathTo("humanResources", locale), false);
    const applicant = anAddress();
    await fill(page, {
      firstName: "Ada",
      lastName: "Yılmaz",
      email: applicant,
      coverLetter: "Beş yıl kalıp.",
    });
    await page.locator("main [name=educationLevel]").selectOption("bachelor");
    await page.locator("main [name=workExperience]").selectOption("2_to_5_years");
    await page.locator("main [name=cv]").setInputFiles({
      name: "ozgecmis.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(
        "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n",
      ),
    });
    await send(page, "coverLetter");
    await page.getByText(text.APPLICATION_SENT).first().waitFor();
    requestOf(applicant);
    const cv = row(
      "select f.* from request_files f join requests r on r.id = f.request_id where r.email = ?",
      applicant,
    );
    expect(JSON.stringify(cv)).toContain("ozgecmis.pdf");

    await go(page, pathTo("help", locale), false);
    const title = `Öneri ${anAddress()}`;
    await page.locator("main [name=feedback_type]").selectOption("suggestion");
    await fill(page, { title, description: "Kapakları da gösterin." });
    await send(page, "feedback_type");
    await page.getByText(text.FEEDBACK_SENT).first().waitFor();
    expect(requestOf(title)).toContain("Kapakları da gösterin.");

    await go(page, `${pathTo("productReview", locale)}?product=31`, false);
    const reviewer = anAddress();
    await fill(page, {
      first_name: "Ayşe",
      last_name: "Yılmaz",
      email: reviewer,
      content: "Kapak tam oturdu.",
    });
    await page.locator("main [name=rating][value='5']").check({ force: true });
    await send(page, "rating");
    await page.getByText(text.REVIEW_SENT, { exact: true }).waitFor();
  });

  test("what is refused is named by its field in the summary above the form", async () => {
    const names = messagesFor(locale)["request-form"];
    /** The starts of the summary's entries, by the id of the field that each leads to. */
    const named = async (page: Page) => {
      const links = page.locator("main [role=alert] a[href^='#']");
      await links.first().waitFor();
      const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.slice(1)));
      const inOrder = await page
        .locator("main [id]")
        .evaluateAll((all, named) => all.map(({ id }) => id).filter((id) => named.includes(id)), ids);
      expect(ids, "in the order of the form").toEqual(inOrder);
      return Object.fromEntries(
        await links.evaluateAll((all) =>
          all.map((link) => [
            document.getElementById((link.getAttribute("href") ?? "").slice(1))?.getAttribute("name"),
            link.textContent.split(": ")[0],
          ]),
        ),
      );
    };
    const contact = await visit(pathTo("contact", locale), { ...off, fault: /status of 400/ });
    await fill(contact, { first_name: "Ayşe", email: "ayse@firma", phone: "123", message: "Numune." });
    await send(contact, "message");
    expect(await named(contact)).toEqual({ email: names.email, phone: names.phone });

    const review = await visit(`${pathTo("productReview", locale)}?product=31`, {
      ...off,
      fault: /status of 400/,
    });
    await send(review, "content");
    expect(Object.keys(await named(review)).length).toBeGreaterThan(3);

    const register = await visit(pathTo("register", locale), { ...off, fault: /status of 400/ });
    await fill(register, {
      name: "Ayşe",
      surname: "Yılmaz",
      email: "ayse@firma",
      phone: "1",
    });
    await register.locator("main [name=privacy_consent]").check();
    await send(register, "privacy_consent");
    expect(await named(register)).toEqual({ email: names.email, phone: names.phone });
  });

  test("a quote is requested for several products, by pack and by pieces", { tags: ["full"] }, async () => {
    const email = anAddress();
    const [first, second] = [anArticle(), anArticle()] as const;
    const page = await visit(articlePath(first, locale), off);
    const packs = page.locator("main select[name=pack] option");
    const pack = (await packs.last().getAttribute("value")) ?? "";
    expect(Number(pack)).toBeGreaterThanOrEqual(first.carton);
    await page.locator("main select[name=pack]").selectOption(pack);
    await askForColour(page, "ral 3020");
    await page.locator("main button[name=quote]").click();
    await page.waitForURL(/added=1$/);
    await go(page, articlePath(second, locale), false);
    await page.locator("main form:has(button[name=quote]) [name=quantity]").fill("777");
    await page.locator("main button[name=quote]").click();
    await page.waitForURL(/added=1$/);
    const pieces = (written: string) => written.replace(/\D/g, "");
    const quantities = page.locator("main [role=spinbutton]");
    expect(pieces(await quantities.first().inputValue())).toBe(pack);
    expect(await quantities.nth(1).inputValue()).toBe("777");
    await fill(page, {
      first_name: "Ayşe",
      last_name: "Yılmaz",
      company: "Ege Kozmetik",
      email,
      phone: "532 123 45 67",
      message: "Numune de rica ederiz.",
    });
    await page.locator("main form:has([name=company]) button[type=submit]:visible").last().click();
    await page.getByText(text.QUOTE_SENT).first().waitFor();
    const request = requestOf(email);
    expect(request).toContain("RAL 3020");
    for (const { id } of [first, second]) expect(request).toMatch(new RegExp(`product_id\\W+${id}\\b`));
    for (const quantity of [pack, "777"]) expect(request).toMatch(new RegExp(`quantity\\W+${quantity}\\b`));
  });

  test("a pack goes into the cart, the header counts it on every page, and it is ordered", async () => {
    const [first, second] = [anArticle(), anArticle()] as const;
    const email = await addPerson(locale);
    const page = await visit(articlePath(first, locale), off);
    const pack = page.locator("main select[name=pack]");
    const carton = (await pack.locator("option").nth(1).getAttribute("value")) ?? "";
    await pack.selectOption(carton);
    await page.locator("main button[name=cart]").click();
    await page.waitForURL(/cart\?added=1$/);
    const quantity = page.locator("main [role=spinbutton]").first();
    expect((await quantity.inputValue()).replace(/\D/g, "")).toBe(carton);
    expect(await badge(page, locale).innerText()).toBe("1");

    await go(page, pathTo("home", locale), false);
    expect(await badge(page, locale).innerText()).toBe("1");
    expect(await badge(page, locale).getAttribute("aria-label")).toMatch(/1|واحد/);
    await go(page, articlePath(second, locale), false);
    await page.locator("main button[name=cart]").click();
    await page.waitForURL(/cart\?added=1$/);
    await go(page, pathTo("faq", locale), false);
    expect(await badge(page, locale).innerText()).toBe("2");
    const same = await fetch(page.url(), { headers: { "accept-language": locale } });
    expect(await same.text(), "for everybody").not.toMatch(/"cartLines|'cartLines/);

    await signInByPage(page, email, "cart", { locale, script: false });
    expect(await page.locator("main [role=spinbutton]").count()).toBe(2);
    await toReview(page, "bank_transfer", { locale, script: false });
    await order(page);
    await page.waitForURL(/\/account\/orders\/PF-/);
    expect(orderNumber(page)).toMatch(/^PF-/);
    expect(ordersOf(email)).toBe(1);
    await go(page, pathTo("faq", locale), false);
    expect(await badge(page, locale).innerText()).toBe("");
  });

  test("a sign-in without a password, and a link to no address, are refused with a sentence", async () => {
    const page = await visit(pathTo("login", locale), off);
    const refusal = page.locator("main [role=alert]");
    await send(page, "password");
    expect(await refusal.innerText()).toBe(signInErrorMessage("CredentialsSignin", locale));
    await page.locator("main summary").last().click();
    await page.locator("main details [name=email]").fill("ayse@");
    await page.locator("main details form button[type=submit]").click();
    await page.waitForURL(/form=link/);
    expect(await refusal.innerText()).toBe(signInErrorMessage("EmailSignin", locale));
  });

  test(
    "a link of a mail signs in where one was, and forms and header know the customer",
    { tags: ["full"] },
    async () => {
      const email = await addPerson(locale);
      const back = pathTo("contact", locale);
      const page = await visit(`${pathTo("login", locale)}?callbackUrl=${encodeURIComponent(back)}`, off);
      const form = page.locator("main details form");
      await page.locator("main summary").last().click();
      await form.locator("[name=email]").fill(email);
      await form.locator("button[type=submit]").click();
      await page.waitForURL(/form=link/);
      await page.goto(signInLinkTo(email));
      await page.waitForURL(at(back));
      expect(await page.locator("main [name=first_name]").inputValue()).toBe("Ayşe");
      expect(await page.locator("main [name=last_name]").inputValue()).toBe("Yılmaz");
      expect(await page.locator("main [name=email]").inputValue()).toBe(email);
      expect(await page.locator("main [name=phone]").inputValue()).toBe("+905321234567");
      expect(await page.locator("header").textContent()).toContain("Ayşe Yılmaz");
      await go(page, pathTo("humanResources", locale), false);
      expect(await page.locator("main [name=firstName]").inputValue()).toBe("Ayşe");
      expect(await page.locator("main [name=phone]").inputValue()).toBe("+905321234567");
      await go(page, pathTo("help", locale), false);
      expect(await page.locator("main form:has([name=feedback_type])").textContent()).toContain(
        "Ayşe Yılmaz",
      );
      await go(page, `${pathTo("productQuote", locale)}?product=1`, false);
      expect(await page.locator("main [name=phone]").inputValue()).toBe("+905321234567");
    },
  );
});

describe("pages that know a visitor without script", () => {
  const own = "preforma_plain=1; preforma_cart=0123456789012345678901234567890123456789012";

  test("are not cached, and public pages contain nothing of them", async () => {
    const answer = await fetch(at("/sss"), { headers: { cookie: own } });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("etag")).toBeNull();
    const shared = await fetch(at("/sss"));
    expect(shared.headers.get("cache-control")).toBe("no-cache");
    expect(await shared.text()).not.toContain("cartLines");
  });

  test("are not made for anyone who has script, or nothing to be shown", async () => {
    for (const cookie of ["preforma_plain=1", own.split("; ")[1] ?? ""]) {
      const answer = await fetch(at("/sss"), { headers: { cookie } });
      expect(answer.headers.get("cache-control"), cookie).toBe("no-cache");
    }
    const page = await visit("/sss", { cookie: "preforma_plain=1" });
    expect((await page.context().cookies(site)).map(({ name }) => name)).not.toContain("preforma_plain");
  });

  test("are as good for a script that comes later", async () => {
    const article = anArticle();
    const page = await visit(articlePath(article), off);
    await follow(page, () => page.locator("main button[name=cart]").click());
    const cookies = (await page.context().cookies(site)).map(({ name, value }) => `${name}=${value}`);
    const later = await visit("/sss", { cookie: cookies.join("; ") });
    expect(await badge(later, "tr").getAttribute("aria-label")).toBe("Sepetim: 1 ürün");
  });
});
