import { directionOf, locales, type Locale } from "@preforma/domain/locales";
import { isIndexable, matchPath, pathTo } from "@preforma/domain/routes";
import { describe, expect, test } from "vitest";
import { pages } from "../app/frame/pages.ts";
import { openPages, shownPages, type PageAddress } from "./page-urls.ts";
import { readPage, type PageFacts } from "./page-facts.ts";
import { aClient, at, site } from "./visit.ts";

const own = openPages();

interface Answer {
  address: PageAddress;
  status: number;
  language: string | null;
  facts: PageFacts;
  /** Translation keys that appear in place of their texts. */
  keys: string[];
  hasBreadcrumb: boolean;
}

/** A namespaced translation key in a page's text. */
const translationKey = new RegExp(
  String.raw`\b(?:${["common", ...new Set(pages.flatMap(({ namespaces }) => namespaces))].join("|")})(?::[a-z]|\.[a-z]+\.[a-z])[\w.]*`,
  "g",
);

async function ask(address: PageAddress): Promise<Answer> {
  const response = await fetch(at(address.path), {
    redirect: "manual",
    // No real visitor requests all pages at once.
    headers: { "x-forwarded-for": aClient(), ...(address.isForCustomer && { cookie: own.customer.cookie }) },
  });
  const html = await response.text();
  const text = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|(?:data-[a-z]+|href|src)="[^"]*"/g, "");
  return {
    address,
    status: response.status,
    language: response.headers.get("content-language"),
    facts: readPage(html),
    keys: text.match(translationKey) ?? [],
    hasBreadcrumb: html.includes('"@type":"BreadcrumbList"'),
  };
}

const answers = new Map<Locale, Promise<Answer[]>>();
/**
 * Every page of the table in a language, requested once: sequentially, as the site refuses visitors who would wait too
 * long for others.
 */
function pagesIn(locale: Locale): Promise<Answer[]> {
  const asked = answers.get(locale) ?? askInTurn(locale);
  answers.set(locale, asked);
  return asked;
}

async function askInTurn(locale: Locale): Promise<Answer[]> {
  const all: Answer[] = [];
  for (const name of shownPages) all.push(await ask(own.addressOf(name, locale)));
  return all;
}

const isListed = ({ name, isPublic }: PageAddress): boolean => isIndexable(name) && isPublic;

describe.each(locales)("every page of the table in %s", (locale) => {
  test("answers in its language and direction, with one title, description and heading", async () => {
    for (const { address, status, language, facts, keys, hasBreadcrumb } of await pagesIn(locale)) {
      expect
        .soft(
          {
            status,
            language,
            lang: facts.lang,
            dir: facts.dir,
            titles: facts.titles.length,
            descriptions: facts.descriptions.length,
            headings: facts.headings.length,
            sharePictures: facts.resources.filter((url) => url.startsWith(`${site}/media/share/`)).length,
          },
          address.path,
        )
        .toEqual({
          status: 200,
          language: locale,
          lang: locale,
          dir: directionOf(locale),
          titles: 1,
          descriptions: 1,
          headings: 1,
          sharePictures: 1,
        });
      expect.soft(facts.headings[0], `${address.path}: heading`).toMatch(/\p{L}/u);
      expect.soft(facts.titles[0], `${address.path}: title`).toMatch(/^Preforma|.+ – Preforma$/u);
      expect
        .soft(facts.descriptions[0], `${address.path}: description`)
        .toMatch(isListed(address) ? /\p{L}.{20}/u : /\p{L}/u);
      expect.soft(keys, `${address.path}: keys of translations`).toEqual([]);
      expect.soft(hasBreadcrumb || !isListed(address) || address.name === "home", address.path).toBe(true);
    }
  });

  test("has a title of its own, and a description where search engines list it", async () => {
    const all = await pagesIn(locale);
    const owners = (read: (facts: PageFacts) => string | undefined, chosen: Answer[]) =>
      Object.entries(Object.groupBy(chosen, ({ facts }) => read(facts) ?? ""))
        .filter(([, sharing = []]) => sharing.length > 1)
        .map(([words, sharing = []]) => `${words}: ${sharing.map(({ address }) => address.path).join(" ")}`);
    expect.soft(owners(({ titles }) => titles[0], all)).toEqual([]);
    expect
      .soft(
        owners(
          ({ descriptions }) => descriptions[0],
          all.filter(({ address }) => isListed(address)),
        ),
      )
      .toEqual([]);
  });

  test("names its address, and is hidden from search engines where it is one visitor's", async () => {
    for (const { address, facts } of await pagesIn(locale)) {
      // The help page has the questions of the FAQ.
      const other = address.name === "help" ? "faq" : address.name;
      const { path } = other === address.name ? address : own.addressOf(other, locale);
      expect.soft(facts.canonicals, address.path).toEqual([`${site}${path}`]);
      // A page with another canonical URL is thereby unlisted: `noindex` would contradict it.
      const robots = isListed(address) || other !== address.name ? undefined : "noindex, follow";
      expect.soft(facts.robots, address.path).toBe(robots);
    }
  });

  test("names its counterpart in every language, and is named by it", async () => {
    const others = new Map(
      (await Promise.all(locales.map(pagesIn)))
        .flat()
        .map((answer) => [`${answer.address.name} ${answer.address.locale}`, answer]),
    );
    for (const { address, facts } of await pagesIn(locale)) {
      const expected = Object.fromEntries(
        locales.map((other) => [other, `${site}${others.get(`${address.name} ${other}`)?.address.path}`]),
      );
      expect.soft(facts.alternates, address.path).toEqual({ ...expected, "x-default": expected["tr"] });
    }
  });
});

test("the pages that are none lead on or hand out their file", async () => {
  for (const locale of locales) {
    const category = own.addressOf("category", locale).path;
    const match = matchPath(category);
    const slug = match?.name === "category" ? match.params.slug : "";
    const short = await fetch(at(pathTo("categoryBySlug", locale, { slug })), { redirect: "manual" });
    expect(short.status).toBe(301);
    expect(new URL(short.headers.get("location") ?? "", site).pathname).toBe(category);

    const file = await fetch(at(pathTo("accountExport", locale)), {
      headers: { cookie: own.customer.cookie },
    });
    expect(file.status).toBe(200);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.json"$/);
    expect(await file.json()).toBeTypeOf("object");
  }
});
