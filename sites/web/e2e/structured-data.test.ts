import { formattingTag, locales, type Locale } from "@preforma/domain/locales";
import { pathTo, type PlainRouteName } from "@preforma/domain/routes";
import { availabilityOf, type QuantityRule, type Supply } from "@preforma/domain/shop";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { row } from "./people.ts";
import { sampledLocales } from "./sampled-locales.ts";
import { at, site, visits } from "./visit.ts";

const visit = visits();

interface Node {
  "@type": string;
  [property: string]: unknown;
}

const article = [
  "headline",
  "description",
  "image",
  "datePublished",
  "dateModified",
  "author",
  "publisher",
  "url",
  "inLanguage",
];

/** The properties that Google's guides require and recommend for a type, as far as this site can have them. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name", "url", "logo", "email", "telephone", "address", "sameAs"],
  WebSite: ["name", "url", "inLanguage", "publisher", "potentialAction"],
  BreadcrumbList: ["itemListElement"],
  Product: ["name", "description", "image", "sku", "mpn", "brand", "url", "offers"],
  Offer: ["url", "price", "priceCurrency", "availability", "itemCondition"],
  FAQPage: ["mainEntity", "inLanguage"],
  NewsArticle: article,
  BlogPosting: article,
};

/** Returns the nodes of a page by type; each type listed above must have all its properties. */
async function nodesOf(page: Page): Promise<(kind: string) => Node> {
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  const graph = blocks.flatMap((block) => {
    const data = JSON.parse(block) as { "@context": string; "@graph": Node[] };
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"];
  });
  for (const node of graph) complete(node);
  return (kind) => {
    const node = graph.find((one) => one["@type"] === kind);
    if (!node) throw new Error(`${page.url()} has no ${kind}.`);
    return node;
  };
}

function complete(node: Node): void {
  for (const property of wanted[node["@type"]] ?? []) {
    const value = node[property];
    const isThere = Array.isArray(value)
      ? value.length > 0
      : value !== undefined && value !== null && value !== "";
    expect(isThere, `${node["@type"]}.${property}`).toBe(true);
  }
}

const letters: Partial<Record<Locale, RegExp>> = { ar: /\p{Script=Arabic}/u, ru: /\p{Script=Cyrillic}/u };
const foreign: Partial<Record<Locale, RegExp>> = {
  ar: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Arabic}/u,
};

/** Checks that a text is in the script of the page's language. */
function inLettersOf(locale: Locale, text: unknown): void {
  const written = String(text);
  const own = letters[locale];
  if (own) expect(written).toMatch(own);
  else expect(written).not.toMatch(/\p{Script=Arabic}|\p{Script=Cyrillic}/u);
  const never = foreign[locale];
  if (never) expect(written).not.toMatch(never);
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
/** All text of the page; `innerText` omits sections below the viewport that are not rendered yet. */
const mainText = async (page: Page) => plain((await page.locator("main").textContent()) ?? "");

async function isPicture(address: unknown): Promise<void> {
  const url = String(address);
  expect(url.startsWith(`${site}/`), url).toBe(true);
  const answer = await fetch(url);
  expect(answer.status, url).toBe(200);
  expect(answer.headers.get("content-type"), url).toMatch(/^image\//);
}

/** The breadcrumb in the data equals the visible one, with absolute URLs, and ends at this page. */
async function agreeOnTheWay(page: Page, list: Node, locale: Locale): Promise<string[]> {
  const steps = list["itemListElement"] as Node[];
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  const names = steps.map(({ name }) => String(name));
  const shown = await page.locator("main nav ol").first().locator("> li").allInnerTexts();
  expect(shown.map(plain)).toEqual(names.map(plain));
  const addresses = steps.map(({ item }) => String(item));
  for (const address of addresses) expect(address.startsWith(`${site}/`), address).toBe(true);
  expect(addresses[0]).toBe(at(pathTo("home", locale)));
  expect(addresses.at(-1)).toBe(await page.locator("link[rel=canonical]").getAttribute("href"));
  const shownAddresses = await page
    .locator("main nav ol")
    .first()
    .locator("a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.slice(0, shownAddresses.length)).toEqual(shownAddresses);
  return names;
}

/** A product with a price. */
const priced = Number(
  row("select id from products where is_active = 1 and price_minor is not null order by id")?.["id"],
);

/** The first entry in a list. */
async function firstEntry(list: PlainRouteName, locale: Locale): Promise<string> {
  const path = pathTo(list, locale);
  const found = new RegExp(`href="(${path}/\\d+/[^"#]+)`).exec(await (await fetch(at(path))).text())?.[1];
  if (found === undefined) throw new Error(`${path} leads to nothing.`);
  return found;
}

describe.each(sampledLocales)("structured data in %s", (locale) => {
  test("of the company stands on the home page and where it presents itself", async () => {
    for (const name of ["home", "about", "contact"] as const) {
      const page = await visit(pathTo(name, locale), { script: false });
      const nodes = await nodesOf(page);
      const company = nodes("Organization");
      expect(company["url"], name).toBe(at("/"));
      await isPicture(company["logo"]);
      expect(plain(await page.locator("body").innerText())).toContain(String(company["telephone"]));
      if (name === "home") {
        const own = nodes("WebSite");
        expect(own).toMatchObject({ inLanguage: locale, url: at(pathTo("home", locale)) });
        const { target } = own["potentialAction"] as { target: { urlTemplate: string } };
        const found = await fetch(target.urlTemplate.replace("{search_term_string}", "500"));
        expect(found.status).toBe(200);
      } else await agreeOnTheWay(page, nodes("BreadcrumbList"), locale);
    }
  });

  test("of a product is what its page shows", async () => {
    const page = await visit(pathTo("product", locale, { id: priced, slug: "x" }), { script: false });
    const nodes = await nodesOf(page);
    const names = await agreeOnTheWay(page, nodes("BreadcrumbList"), locale);
    const product = nodes("Product");
    const text = await mainText(page);
    expect(product["name"]).toBe(await page.locator("h1").innerText());
    expect(names.at(-1)).toBe(product["name"]);
    for (const property of ["sku", "name"]) expect(text).toContain(String(product[property]));
    for (const property of ["name", "description", "category"]) inLettersOf(locale, product[property]);
    const offer = product["offers"] as Node & { price: string; priceCurrency: string };
    complete(offer);
    expect(offer.price).toMatch(/^\d+\.\d\d$/);
    const price = new Intl.NumberFormat(formattingTag(locale), {
      style: "currency",
      currency: offer.priceCurrency,
    }).format(Number(offer.price));
    expect(text).toContain(plain(price));
    const record = row(
      "select stock, lead_time_days, back_on, minimum_order, carton_quantity from products where id = ?",
      priced,
    ) as unknown as Supply & QuantityRule;
    const states = {
      in_stock: "InStock",
      made_to_order: "MadeToOrder",
      back_on_date: "BackOrder",
      out_of_stock: "OutOfStock",
    };
    const known = availabilityOf(record, record);
    expect(offer["availability"]).toBe(known ? `https://schema.org/${states[known.state]}` : undefined);
    expect(offer["url"]).toBe(await page.locator("link[rel=canonical]").getAttribute("href"));
    await isPicture((product["image"] as string[])[0]);
    for (const { name, value } of product["additionalProperty"] as { name: string; value: string }[]) {
      expect(text).toContain(plain(name));
      expect(text).toContain(plain(value));
    }
  });

  test("of questions has each with its answer, as they stand there", async () => {
    const page = await visit(pathTo("faq", locale), { script: false });
    const nodes = await nodesOf(page);
    await agreeOnTheWay(page, nodes("BreadcrumbList"), locale);
    const node = nodes("FAQPage");
    expect(node["inLanguage"]).toBe(locale);
    const questions = node["mainEntity"] as (Node & { name: string; acceptedAnswer: { text: string } })[];
    const shown = plain((await page.locator("main").textContent()) ?? "");
    expect(questions.length).toBeGreaterThan(5);
    expect(questions).toHaveLength(await page.locator("main details").count());
    for (const { name, acceptedAnswer } of questions) {
      inLettersOf(locale, name);
      expect(shown).toContain(plain(name));
      expect(acceptedAnswer.text).not.toMatch(/href="\//);
      const answer = await page.evaluate((html) => html.replaceAll(/<[^>]+>/g, ""), acceptedAnswer.text);
      expect(answer.trim()).not.toBe("");
      inLettersOf(locale, answer);
    }
  });

  test.each([
    ["news", "NewsArticle"],
    ["blog", "BlogPosting"],
  ] as const)("of an article of the %s is what its page shows", async (list, kind) => {
    const page = await visit(await firstEntry(list, locale), { script: false });
    const nodes = await nodesOf(page);
    await agreeOnTheWay(page, nodes("BreadcrumbList"), locale);
    const article = nodes(kind);
    expect(article, kind).toMatchObject({ inLanguage: locale, author: { name: "Preforma", url: at("/") } });
    expect(article["headline"]).toBe(await page.locator("h1").innerText());
    expect(article["url"]).toBe(await page.locator("link[rel=canonical]").getAttribute("href"));
    for (const property of ["headline", "description"]) inLettersOf(locale, article[property]);
    for (const property of ["datePublished", "dateModified"])
      expect(article[property]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/);
    const shown = await page.locator("main time").first().getAttribute("datetime");
    expect(String(article["datePublished"]).slice(0, 10)).toBe(shown?.slice(0, 10));
    await isPicture((article["image"] as string[])[0]);
  });
});

test(
  "the data of a product, a question and an article are translated into each language",
  { tags: ["full"] },
  async () => {
    const described = {
      product: new Set<unknown>(),
      question: new Set<unknown>(),
      article: new Set<unknown>(),
    };
    for (const locale of locales) {
      const page = await visit(pathTo("product", locale, { id: priced, slug: "x" }), { script: false });
      described.product.add((await nodesOf(page))("Product")["description"]);
      await page.goto(at(pathTo("faq", locale)));
      const questions = (await nodesOf(page))("FAQPage")["mainEntity"] as Node[];
      described.question.add(questions[0]?.["name"]);
      await page.goto(at(await firstEntry("news", locale)));
      described.article.add((await nodesOf(page))("NewsArticle")["headline"]);
    }
    for (const [what, texts] of Object.entries(described)) expect(texts.size, what).toBe(locales.length);
  },
);
