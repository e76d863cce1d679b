import { locales, type Locale } from "../../packages/domain/src/locales/index.ts";
import {
  isPlain,
  matchPath,
  pathTo,
  type RouteName,
  type PlainRouteName,
} from "../../packages/domain/src/routes/index.ts";
import { pages, type PageName } from "../../sites/web/app/frame/pages.ts";
import { definePages, isForVisitor } from "../../sites/web/app/platform/pages/page-table.ts";
import { readPage } from "./read-page.ts";
import type { Fact, Recording } from "./recording.ts";
import type { RecordedCustomer } from "./site.ts";
import { launchChromium } from "../chromium.ts";

definePages(pages);

/** Headers that depend on time, process or transfer. */
const volatile = new Set(["date", "etag", "content-length", "x-request-id", "connection", "keep-alive"]);

/** Status and headers of an answer; only names and attributes of cookies. */
export function answerFacts({ status, headers }: Response): Fact[] {
  const facts: Fact[] = [{ kind: "status", text: String(status) }];
  for (const [name, value] of headers)
    if (!volatile.has(name) && name !== "set-cookie")
      facts.push({ kind: "header", text: `${name} ${value}` });
  for (const cookie of headers.getSetCookie())
    facts.push({
      kind: "cookie",
      text: cookie.replace(/=[^;]*/, "=*").replace(/expires=[^;]*/i, "Expires=*"),
    });
  return facts;
}

/** Records every page of the site's table in every language, for a visitor and, where applicable, for a customer. */
export async function recordPages(
  origin: string,
  customer: RecordedCustomer,
  recording: Recording,
): Promise<void> {
  const entries = await firstEntries(origin);
  for (const { name } of pages)
    for (const locale of locales) {
      const path = pathOf(name, locale, entries, customer);
      const visits = isForVisitor(name) ? ["visitor", "customer"] : ["visitor"];
      for (const who of visits) {
        const response = await fetch(`${origin}${path}`, {
          redirect: "manual",
          headers: { accept: "text/html", ...(who === "customer" ? { cookie: customer.cookie } : {}) },
        });
        const html = await response.text();
        const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
        recording.set(`page ${name} ${locale} ${who}`, [
          { kind: "address", text: path },
          ...answerFacts(response),
          ...(isPage ? readPage(html) : []),
        ]);
      }
    }
}

type Entries = Map<RouteName, Partial<Record<Locale, string>>>;

function pathOf(name: PageName, locale: Locale, entries: Entries, customer: RecordedCustomer): string {
  if (name === "accountOrder") return pathTo(name, locale, { number: customer.order });
  if (name === "productQuote" || name === "productReview") return `${pathTo(name, locale)}?product=1`;
  // A number that no product has: those of the demonstration vary.
  if (name === "productByGtin") return pathTo(name, locale, { gtin: "00000000000000" });
  if (isPlain(name)) return pathTo(name, locale);
  const path = entries.get(name === "categoryBySlug" ? "category" : name)?.[locale];
  if (path === undefined) throw new Error(`The sitemap has no ${name} in ${locale}.`);
  if (name !== "categoryBySlug") return path;
  return pathTo(name, locale, { slug: path.split("/").at(-1) ?? "" });
}

/**
 * The first entry of every kind that exists in all languages, by path in each: an example for pages with parameters.
 */
async function firstEntries(origin: string): Promise<Entries> {
  const found = new Map<RouteName, { id: number; paths: Partial<Record<Locale, string>> }>();
  for (const file of ["categories", "content", "products-1"]) {
    const xml = await (await fetch(`${origin}/sitemaps/${file}.xml`)).text();
    for (const [, address = ""] of xml.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      const { pathname } = new URL(address);
      const match = matchPath(pathname);
      if (match === null || !("id" in match.params)) continue;
      const { id } = match.params;
      const known = found.get(match.name);
      if (known !== undefined && known.id === id) known.paths[match.locale] = pathname;
      else if (known === undefined || Object.keys(known.paths).length < locales.length)
        found.set(match.name, { id, paths: { [match.locale]: pathname } });
    }
  }
  return new Map([...found].map(([name, { paths }]) => [name, paths]));
}

/** Pages on which a visit leaves data in the browser. */
const visited: readonly PlainRouteName[] = [
  "home",
  "products",
  "compare",
  "ralColours",
  "contact",
  "cart",
  "login",
];

/** Records the data that a browser stores during a visit with full consent: cookies and storage keys. */
export async function recordBrowser(origin: string, product: string, recording: Recording): Promise<void> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
    const page = await context.newPage();
    const go = (path: string) => page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    await go(pathTo("home", "en"));
    await page.locator("#cookie-settings button[value=accept]").click();
    await page.waitForLoadState("networkidle");
    for (const name of visited) await go(pathTo(name, "en"));
    await go(`${pathTo("products", "en")}?keyword=bottle`);
    await go(product);
    await page.waitForTimeout(1000);
    const stored = await page.evaluate(async () => ({
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ""),
      caches: await caches.keys(),
    }));
    const facts: Fact[] = (await context.cookies()).map(({ name, httpOnly, secure, sameSite, path }) => ({
      kind: "cookie",
      text: `${name} path=${path} httpOnly=${httpOnly} secure=${secure} sameSite=${sameSite}`,
    }));
    for (const [place, names] of Object.entries(stored))
      for (const name of names)
        facts.push({ kind: place, text: name.replaceAll(/-[\da-f]{8,}$/g, "-*").replaceAll(/\d+/g, "#") });
    const key = ({ kind, text }: Fact): string => `${kind} ${text}`;
    const once = new Map(facts.map((fact) => [key(fact), fact]));
    recording.set(
      "browser after a visit",
      [...once.values()].toSorted((a, b) => (key(a) < key(b) ? -1 : 1)),
    );
  } finally {
    await browser.close();
  }
}
