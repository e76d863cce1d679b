import { contentKinds, type ContentKind } from "@preforma/domain/content";
import { colourByKey, colours } from "@preforma/domain/vocabulary";
import { locales, type Locale } from "@preforma/domain/locales";
import { routes } from "@preforma/domain/routes";
import { slugify } from "@preforma/domain/text";
import { describe, expect, it } from "vitest";
import { plainText, sanitiseBody } from "../content/sanitise.ts";
import { shapeById } from "@preforma/studio";
import { demoContent } from "./content.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
const records = await demoContent(now);
const named = records.map(({ kind, record }) => ({ name: `${kind}/${record.key}`, kind, record }));

/** Kinds whose texts have a summary, a body, or both. */
const withSummary = new Set<ContentKind>(contentKinds.filter((kind) => kind !== "faqs"));
const withBody = new Set<ContentKind>([
  "legal-documents",
  "news",
  "announcements",
  "blog",
  "faqs",
  "campaigns",
  "managers",
  "open-positions",
  "company-pages",
]);

/** Letters that only other languages use; names from this country may appear in any Latin text. */
const foreignLetters: Record<Locale, RegExp> = {
  tr: /[äßéèêàœ\p{Script=Cyrillic}\p{Script=Arabic}]/u,
  en: /[äßèêàœ\p{Script=Cyrillic}\p{Script=Arabic}]/u,
  ru: /[äßéèêàœğışçöü\p{Script=Arabic}]/iu,
  fr: /[äß\p{Script=Cyrillic}\p{Script=Arabic}]/u,
  ar: /[äßéèêàœğışçöü\p{Script=Cyrillic}]/iu,
  de: /[èêàœ\p{Script=Cyrillic}\p{Script=Arabic}]/u,
};

const failing = (breaks: (entry: (typeof named)[number]) => boolean): string[] =>
  named.filter(breaks).map(({ name }) => name);

describe("the demonstration content", () => {
  it("has entries of every kind, each with a unique key", () => {
    expect(contentKinds.filter((kind) => !records.some((entry) => entry.kind === kind))).toEqual([]);
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
  });

  it("V8: campaigns about certain products name them", () => {
    const filters = records.flatMap(({ kind, record }) =>
      kind === "campaigns" && "product_filter" in record.facts ? [record.facts.product_filter] : [],
    );
    expect(filters.length).toBeGreaterThan(4);
    expect(filters.filter(Boolean).length).toBeGreaterThanOrEqual(4);
    for (const filter of filters) if (filter) expect(new URLSearchParams(filter).get("keyword")).toBeTruthy();
  });

  it("is the same on every call of a day", async () => {
    expect(await demoContent(now + 3_600_000)).toEqual(records);
  });

  it("shows covers that the studio can render", () => {
    expect(
      failing(({ record: { facts } }) => {
        if (!("cover" in facts) || facts.cover === null || "url" in facts.cover) return false;
        const { shape_id, colour, closure_colour } = facts.cover;
        return !shapeById(shape_id) || !colourByKey(colour) || !colourByKey(closure_colour);
      }),
    ).toEqual([]);
    expect(colours.length).toBeGreaterThan(0);
  });

  it("keeps each code in one piece in Arabic, where the line runs from the right", () => {
    // A fragment that begins within a word, and a number with a hyphen outside one: bidi would reorder both.
    const torn = /[^\s>(«\p{Script=Arabic}]<bdi/u;
    const outside = (body: string) => body.replaceAll(/<bdi.*?<\/bdi>/g, "");
    expect(
      failing(({ record: { texts } }) => {
        const body = texts.ar?.body ?? "";
        return torn.test(body) || /\d-\d/.test(outside(body));
      }),
    ).toEqual([]);
  });

  it("publishes no two articles of a kind at one instant", () => {
    const instants = named
      .filter(({ kind }) => kind === "news" || kind === "announcements" || kind === "blog")
      .map(({ kind, record }) => `${kind} ${record.published_at}`);
    expect(instants.filter((instant, index) => instants.indexOf(instant) !== index)).toEqual([]);
    expect(instants.filter((instant) => instant.endsWith("null"))).toEqual([]);
  });
});

describe.each(locales)("content in %s", (locale) => {
  const texts = named.map(({ name, kind, record }) => {
    const text = record.texts[locale];
    return {
      name,
      kind,
      text,
      plain: text ? [text.title, text.summary, plainText(text.body)].filter(Boolean).join(" ") : "",
    };
  });
  const where = (breaks: (entry: (typeof texts)[number]) => boolean): string[] =>
    texts.filter(breaks).map(({ name }) => name);

  it.each<[string, (entry: (typeof texts)[number]) => boolean]>([
    ["has every text", ({ text }) => !text],
    ["has every summary", ({ kind, text }) => withSummary.has(kind) && !text?.summary],
    ["begins every body with <p>", ({ kind, text }) => withBody.has(kind) && !text?.body.startsWith("<p>")],
    ["has no unfinished text", ({ plain }) => /undefined|NaN|[{}]|TODO|Lorem ipsum/.test(plain)],
    [
      "has no space before punctuation (write \\u00a0 in French), and never two",
      ({ plain }) => / [,;:!?»](?=[\s.,]|$)|« | {2}/.test(plain),
    ],
    [
      "has \\u00a0 before ; ! ? and after «, if it is French",
      ({ plain }) => locale === "fr" && /[\p{L}\d)][;!?](?=\s|$)|«[^\u00a0]/u.test(plain),
    ],
  ])("%s", (_rule, breaks) => {
    expect(where(breaks)).toEqual([]);
  });

  it("uses the language's own alphabet", () => {
    // The legal form stays in the company's name, as registered.
    expect(where(({ plain }) => foreignLetters[locale].test(plain.replaceAll("A.Ş.", "")))).toEqual([]);
    const script = { ru: /\p{Script=Cyrillic}{2}/u, ar: /\p{Script=Arabic}{2}/u };
    if (locale === "ru" || locale === "ar")
      expect(where(({ text }) => !script[locale].test(text?.title ?? ""))).toEqual([]);
  });

  it("has unique slugs in each kind", () => {
    const slugs = texts.map(
      ({ kind, text }) => `${kind} ${text?.slug ?? slugify(text?.title ?? "", locale)}`,
    );
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    expect(slugs.filter((slug) => !/ [a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it("keeps all its markup when stored", () => {
    const alike = (body: string): string =>
      body
        .replaceAll(" />", ">")
        .replaceAll(' rel="noopener noreferrer"', "")
        .replaceAll(' loading="lazy"', "");
    expect(
      where(({ text }) => text !== undefined && alike(sanitiseBody(text.body)) !== alike(text.body)),
    ).toEqual([]);
  });

  it("links to pages in its own language", () => {
    const prefix = locale === "tr" ? "" : `/${locale}`;
    const paths = new Set(Object.values(routes).map(({ paths: all }) => all[locale]));
    const wrong = texts.flatMap(({ name, text }) =>
      [...(text?.body ?? "").matchAll(/href="(\/[^"]*)"/g)]
        .map(([, href = ""]) => href)
        .filter((href) => {
          if (!href.startsWith(prefix)) return true;
          const path =
            href
              .slice(prefix.length)
              .split(/[?#]/, 1)[0]
              ?.replaceAll(/^\/|\/$/g, "") ?? "";
          return !paths.has(path);
        })
        .map((href) => `${name} ${href}`),
    );
    expect(wrong).toEqual([]);
  });
});
