import { directionOf, localeNames, type Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { sample } from "../../../scripts/test-run.ts";
import { addCustomer, type Customer } from "./customer.ts";
import { fill } from "./page-steps.ts";
import { allowing, at, hydrated, site, visits } from "./visit.ts";

const visit = visits();

/** The namespaces that are loaded with every language (section 4 of the specification). */
const namespaces = ["common", "about", "services", "contact", "exchange_features", "home"];

declare global {
  interface Window {
    /** Set by a test: lost with the document. */
    sameDocument?: boolean;
    /** The announced languages, in order. */
    told?: string[];
  }
}

/** Marks the document, and listens to its events. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.sameDocument = true;
    window.told = [];
    addEventListener("language-changed", (event) =>
      window.told?.push((event as CustomEvent<{ locale: string }>).detail.locale),
    );
  });
}

/** Chooses a language in the menu of a page in another one. */
async function choose(page: Page, from: Locale, to: Locale): Promise<void> {
  await page.locator("summary", { hasText: localeNames[from] }).first().click();
  await page.getByRole("link", { name: localeNames[to], exact: true }).first().click();
}

/** Waits until the document is in a language and has announced it. */
async function changed(page: Page, locale: Locale): Promise<void> {
  await page.waitForFunction((wanted) => window.told?.at(-1) === wanted, locale);
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    locale,
    directionOf(locale),
  ]);
}

/** All texts of a page: visible ones, accessible names, and those in its head. */
function textsOf(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    head: Array.from(
      document.head.querySelectorAll("meta, link[rel=canonical], link[rel=alternate]"),
      (element) => element.outerHTML,
    ).sort(),
    text: document.body.innerText.split("\n"),
    names: Array.from(
      document.body.querySelectorAll("[aria-label], [alt], [title], [placeholder]"),
      (element) =>
        ["aria-label", "alt", "title", "placeholder"].map((name) => element.getAttribute(name)).join("|"),
    ),
    // Fragments on the page have ids that React generates.
    links: Array.from(document.body.querySelectorAll("a:not([href^='#'])"), (link) =>
      link.getAttribute("href"),
    ),
  }));
}

/** Waits until all of a page is loaded, including parts that load near the viewport. */
async function whole(page: Page): Promise<void> {
  const studio = page.locator("[aria-labelledby=colours]");
  if ((await studio.count()) > 0) {
    await studio.scrollIntoViewIfNeeded();
    await studio.getByRole("radio").first().waitFor({ state: "attached" });
  }
  await page.waitForLoadState("networkidle");
}

/** A page, its path in Turkish, and its path in Arabic where that does not depend on its slug. */
type Case = [what: string, turkish: () => string | Promise<string>, arabic: string | null];

const cases: Case[] = [
  ["the home page", () => "/", pathTo("home", "ar")],
  [
    "a search, with its order and a place on the page",
    () => "/urun?keyword=şişe&sort=volume_asc#content",
    `${pathTo("products", "ar")}?keyword=${encodeURIComponent("şişe")}&sort=volume_asc#content`,
  ],
  ["a product", async () => (await fetch(at("/urun/1"))).url.slice(site.length), null],
  ["the contact page", () => "/iletisim", pathTo("contact", "ar")],
  ["the way to sign in", () => "/login", pathTo("login", "ar")],
];

describe.each(sample(cases, 5, 2))("%s", (_what, turkishPath, arabicPath) => {
  test("is shown in Arabic and in Turkish again, as the server would send it, in one document", async () => {
    const page = await visit(await turkishPath());
    await listen(page);
    const turkish = page.url();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));

    await choose(page, "tr", "ar");
    await changed(page, "ar");
    const arabic = page.url();
    if (arabicPath !== null) expect(arabic).toBe(at(arabicPath));
    expect(new URL(arabic).search).toBe(new URL(turkish).search);
    for (const namespace of namespaces) expect(asked).toContain(`/locales/ar/${namespace}.json`);
    expect(await page.evaluate(() => sessionStorage.getItem("preforma.language"))).toBe("ar");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    // A screen reader says the page's title.
    expect(await page.locator("#content").getAttribute("aria-label")).toBe(await page.title());

    await choose(page, "ar", "tr");
    await changed(page, "tr");
    expect(page.url()).toBe(turkish);
    await choose(page, "tr", "ar");
    await changed(page, "ar");
    expect(await page.evaluate(() => window.told)).toEqual(["ar", "tr", "ar"]);
    expect(await page.evaluate(() => window.sameDocument)).toBe(true);

    // Nothing of the other language remains: it equals the page at that URL, once the focus is elsewhere.
    await whole(page);
    await page.locator("#content").blur();
    const texts = await textsOf(page);
    await page.reload();
    await hydrated(page);
    await whole(page);
    expect(texts).toEqual(await textsOf(page));
  });
});

test("the way back leads to the language before", async () => {
  const page = await visit("/kurumsal/hakkimizda");
  await listen(page);
  const texts = await textsOf(page);
  await choose(page, "tr", "ar");
  await changed(page, "ar");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Hakkımızda" }).waitFor();
  expect(await page.getAttribute("html", "lang")).toBe("tr");
  expect(await page.getAttribute("html", "dir")).toBe("ltr");
  const { text, title, head } = await textsOf(page);
  // The offer of the chosen language is added.
  expect(text).toEqual(expect.arrayContaining(texts.text));
  expect({ title, head }).toEqual({ title: texts.title, head: texts.head });
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
});

test("the way back leads to the language before also after the page was loaded again", async () => {
  const page = await visit("/en/cart");
  await listen(page);
  await choose(page, "en", "ar");
  await changed(page, "ar");
  await page.reload();
  await hydrated(page);
  const heading = page.getByRole("heading", { level: 1 });
  const arabic = await heading.innerText();
  await page.goBack();
  await expect.poll(() => page.getAttribute("html", "lang")).toBe("en");
  await page.getByRole("heading", { level: 1, name: "Your cart", exact: true }).waitFor();
  await page.goForward();
  await page.getByRole("heading", { level: 1, name: arabic, exact: true }).waitFor();
});

test("on a phone the sidebar changes it, and leaves nothing locked", { tags: ["full"] }, async () => {
  const page = await visit("/urun", { width: 390, height: 800 });
  await listen(page);
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  const sidebar = page.getByRole("dialog");
  await sidebar.getByRole("link", { name: localeNames.ar, exact: true }).click();
  await changed(page, "ar");
  await page.getByRole("heading", { level: 1, name: "المنتجات" }).waitFor();
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test("another tab hears of it, where choices may outlast the tab", { tags: ["full"] }, async () => {
  const page = await visit("/urun", {
    cookie: allowing,
  });
  const other = await page.context().newPage();
  await other.goto(at("/kurumsal/hakkimizda"));
  await hydrated(other);
  await listen(other);
  await listen(page);
  await choose(page, "tr", "en");
  await changed(page, "en");
  await other.waitForFunction(() => window.told?.at(-1) === "en");
  // It offers the language there, without forcing it.
  await other.getByRole("complementary", { name: localeNames.en }).waitFor();
  expect(await other.getAttribute("html", "lang")).toBe("tr");
});

describe("what was typed stays", () => {
  let customer: Customer;
  beforeAll(async () => {
    customer = await addCustomer();
  });

  test("in the contact form, its phone number too", async () => {
    const page = await visit("/iletisim");
    await listen(page);
    const typed = {
      first_name: "Ayşe",
      email: "ayse@example.com",
      phone: "532 123 45 67",
      message: "28/410 ağız",
    };
    await fill(page, typed);
    for (const [from, to] of [
      ["tr", "ar"],
      ["ar", "tr"],
    ] as const) {
      await choose(page, from, to);
      await changed(page, to);
      for (const [name, value] of Object.entries(typed))
        await expect
          .poll(() => page.locator(`main [name=${name}]`).inputValue(), { message: name })
          .toBe(value);
    }
  });

  test("where nothing may be stored: a password, and a file", { tags: ["full"] }, async () => {
    const page = await visit("/login");
    await listen(page);
    const form = page.locator("main form", { has: page.locator("[name=password]") });
    await form.locator("[name=email]").fill("ayse@example.com");
    await form.locator("[name=password]").fill("dört mavi kapak");
    await choose(page, "tr", "ar");
    await changed(page, "ar");
    await expect.poll(() => form.locator("[name=password]").inputValue()).toBe("dört mavi kapak");
    expect(await form.locator("[name=email]").inputValue()).toBe("ayse@example.com");
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
      "dört mavi",
    );

    await page.goto(at("/kurumsal/insan-kaynaklari"));
    await hydrated(page);
    await listen(page);
    const file = page.locator("main input[type=file]").first();
    await file.setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4\n%%EOF"),
    });
    await choose(page, "tr", "ar");
    await changed(page, "ar");
    await expect
      .poll(() => file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name))
      .toBe("cv.pdf");
    await page.getByText("cv.pdf").first().waitFor();
  });

  test("in an account, which stays the customer's", { tags: ["full"] }, async () => {
    const page = await visit(pathTo("account", "tr"), { cookie: customer.cookie });
    await listen(page);
    const surname = page.locator("main [name=surname]");
    await surname.fill("Şahinoğlu");
    await choose(page, "tr", "ar");
    await changed(page, "ar");
    expect(page.url()).toBe(at(pathTo("account", "ar")));
    await expect.poll(() => surname.inputValue()).toBe("Şahinoğlu");
    expect(await page.locator("main [name=name]").inputValue()).toBe("Ayşe");
    await page.locator("header").getByText("Ayşe Yılmaz").first().waitFor({ state: "attached" });
    expect(await page.evaluate(() => window.sameDocument)).toBe(true);
  });
});

const missing = [
  ["a file of texts", "**/locales/ar/services.json*"],
  ["the page's data", "**/ar/products.data*"],
  ["what does it", "**/assets/change-language-*.js"],
] as const;

test.each(sample(missing, 3))(
  "where %s cannot be fetched, the whole document is loaded",
  async (_what, missing) => {
    const page = await visit("/urun?sort=volume_asc");
    // The next document has it. Not with Playwright's `times` option: a request made while it removes the handler is
    // never answered.
    let tries = 0;
    await page.route(missing, (route) => {
      tries += 1;
      return tries === 1 ? route.fulfill({ status: 500, body: "" }) : route.continue();
    });
    await listen(page);
    const complaints: string[] = [];
    page.removeAllListeners("console");
    page.on("console", (message) => complaints.push(message.text()));
    await choose(page, "tr", "ar");
    await page.waitForFunction(() => window.sameDocument === undefined);
    await hydrated(page);
    const url = new URL(page.url());
    expect(url.pathname).toBe(pathTo("products", "ar"));
    expect(url.search).toBe("?sort=volume_asc");
    expect(await page.getAttribute("html", "dir")).toBe("rtl");
    expect(complaints.filter((text) => !text.includes("500"))).toEqual([]);
  },
);
