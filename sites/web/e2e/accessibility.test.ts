import { directionOf, locales, type Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFullRun, sample } from "../../../scripts/test-run.ts";
import { builtStyles } from "./built-styles.ts";
import { axeFaults, overEdge } from "./faults.ts";
import { openPages, shownPages } from "./page-urls.ts";
import { slowLineTo } from "./slow-line.ts";
import { site, visits, type Visitor } from "./visit.ts";

const visit = visits({ pictures: true });

const own = openPages();

/** Variants of pages that have no row in the table. */
const othersIn = (locale: "tr" | "ar") => {
  const list = pathTo("products", locale);
  return [
    ["narrowed list", `${list}?material=PET&volume_min=100&page=2`],
    ["nothing found", `${list}?keyword=qqqqzzzz`],
    ["not found", `${pathTo("home", locale).replace(/\/$/, "")}/yok`],
    ["empty cart", pathTo("cart", locale)],
    ["comparison", `${pathTo("compare", locale)}?products=1,2,90`],
    ["request for a quote", `${pathTo("productQuote", locale)}?product=6`],
    ["colour", `${pathTo("ralColours", locale)}?colour=1021`],
    ["nearest colours", `${pathTo("ralColours", locale)}?q=%231d6fae`],
  ] as const;
};

interface Look {
  scheme: "light" | "dark";
  /** Viewport width, px. */
  width: number;
  height: number;
}

type Looks = Readonly<Partial<Record<Locale, readonly Look[]>>>;

const wide = { width: 1280, height: 900 };
const narrow = { width: 360, height: 780 };

/** Every page light, wide and left to right, and dark, narrow and right to left. */
const sampled: Looks = {
  tr: [{ scheme: "light", ...wide }],
  ar: [{ scheme: "dark", ...narrow }],
};

/**
 * Every page in every language, covering wide and narrow, light and dark; in Turkish and Arabic all combinations. A
 * page with several variants is opened once and changes, as when a window is resized. German has the longest words, and
 * so the least space.
 */
const all: Looks = {
  tr: [
    { scheme: "light", ...wide },
    { scheme: "dark", ...narrow },
  ],
  en: [{ scheme: "dark", ...narrow }],
  de: [{ scheme: "light", ...narrow }],
  fr: [{ scheme: "dark", ...wide }],
  ru: [{ scheme: "dark", ...narrow }],
  ar: [
    { scheme: "dark", ...wide },
    { scheme: "light", ...narrow },
    { scheme: "dark", ...narrow },
  ],
};

const looks = isFullRun ? all : sampled;
const tested = locales.filter((locale) => looks[locale] !== undefined);

/** The violations that axe finds in the page's current state, and how far it overflows the window. */
async function faultsOf(page: Page, { scheme, width }: Look, isFramed: boolean): Promise<string[]> {
  const over = await overEdge(page);
  return [
    ...(await axeFaults(page, { isFramed })),
    ...(over > 0 ? [`reaches ${over} px over the edge`] : []),
  ].map((fault) => `${scheme}, ${width} px: ${fault}`);
}

/** The languages and customers whose header and footer have been checked: they are the same on every page. */
const seenFrames = new Set<string>();

/** The faults of a page in its language's variants. */
async function faultsAt(path: string, locale: Locale, cookie?: string): Promise<object> {
  const [first, ...others] = looks[locale] ?? [];
  if (first === undefined) throw new Error(`No look is chosen for ${locale}.`);
  const page = await visit(path, { ...first, cookie, stays: true });
  const [lang, dir] = [await page.getAttribute("html", "lang"), await page.getAttribute("html", "dir")];
  const frame = `${locale} ${cookie ?? ""}`;
  const isFramed = isFullRun || !seenFrames.has(frame);
  seenFrames.add(frame);
  const faults = await faultsOf(page, first, isFramed);
  for (const look of others) {
    await page.emulateMedia({ colorScheme: look.scheme });
    await page.setViewportSize(look);
    faults.push(...(await faultsOf(page, look, isFramed)));
  }
  return { lang, dir, headings: await page.locator("h1").count(), faults };
}

const fine = (locale: Locale) => ({ lang: locale, dir: directionOf(locale), headings: 1, faults: [] });

// Every console message of a page fails its test as well; see `visits`.
describe.each(tested)("axe finds nothing, and nothing overflows, in %s", (locale) => {
  test.each(sample(shownPages, 2, locale === "ar" ? 1 : 0))("on the page %s", async (name) => {
    const { path, isForCustomer } = own.addressOf(name, locale);
    expect(await faultsAt(path, locale, isForCustomer ? own.customer.cookie : undefined)).toEqual(
      fine(locale),
    );
  });
});

describe.each(["tr", "ar"] as const)("the same holds in %s", (locale) => {
  test.each(sample(othersIn(locale), 2, locale === "ar" ? 1 : 0))("on the page: %s", async (_name, path) => {
    expect(await faultsAt(path, locale)).toEqual(fine(locale));
  });
});

test("no style asks how a phone is held", async () => {
  for (const [name, styles] of await builtStyles()) expect(styles, name).not.toMatch(/orientation\s*:/);
});

test("no style of the root depends on what is in the page: it would be computed for each new element", async () => {
  const withoutScripts = /@media[^{]*\(scripting:none\)[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;
  for (const [name, styles] of await builtStyles())
    expect(styles.replace(withoutScripts, ""), name).not.toMatch(/(?:html|:root)[^{},]*:has\(/);
});

test("no typeface is exchanged for ours once a page stands", async () => {
  const faces = (await builtStyles()).flatMap(
    ([, styles]) => styles.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [],
  );
  expect(faces.length).toBeGreaterThan(3);
  expect(faces.filter((face) => !face.includes("font-display:optional"))).toEqual([]);
});

/** The layout shift within the next half second. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

const newcomer = { undecided: true, language: "en" } as const satisfies Visitor;

test.each<[string, string, Visitor]>([
  ["a visitor who comes back", "/urun", {}],
  ["who has not decided yet and reads another language", "/ar", newcomer],
])("nothing moves after the first paint for %s", async (_who, path, visitor) => {
  expect(await shiftOf(await visit(path, { width: 390, height: 800, ...visitor }))).toBe(0);
});

describe("over a slow line", () => {
  let line: Awaited<ReturnType<typeof slowLineTo>> | undefined;
  const visitSlowly = visits({ origin: () => line?.origin ?? "", pictures: true });
  beforeAll(async () => (line = await slowLineTo(site)));
  afterAll(async () => await line?.close());

  test.each([
    ["/ar", 390],
    ["/", 1280],
  ])("nothing of %s moves while it comes piece by piece, at %i px", async (path, width) => {
    expect(await shiftOf(await visitSlowly(path, { width, height: 800, ...newcomer }))).toBe(0);
  });
});
