import { describe, expect, expectTypeOf, it, test } from "vitest";
import { createStrictClient } from "../http/index.ts";
import { locales } from "../locales/index.ts";
import { fieldErrors } from "../validation/index.ts";
import {
  articlesQuery,
  blogTags,
  contentKinds,
  departments,
  employmentTypes,
  faqTopics,
  faqsQuery,
  groupIban,
  isIban,
  sectors,
  workplaces,
  type ContentKind,
} from "./index.ts";
import { contentRecordSchemas } from "./schema.ts";

describe("account numbers", () => {
  // Examples from the registry of ISO 13616.
  test.each([
    "TR33 0006 1005 1978 6457 8413 26",
    "GB29 NWBK 6016 1331 9268 19",
    "DE89370400440532013000",
    "fr14 2004 1010 0505 0001 3m02 606",
    "SA0380000000608010167519",
  ])("%s is right", (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  test.each([
    ["two digits changed places", "TR33 0006 1005 1978 6457 8413 62"],
    ["one digit wrong", "TR33 0006 1005 1978 6457 8413 27"],
    ["too short for its country, though the check digits fit", "TR5000061005197864578413"],
    ["no country", "3306 1005 1978 6457 8413 26"],
    ["signs in between", "TR33-0006-1005-1978-6457-8413-26"],
    ["nothing", ""],
  ])("%s is wrong", (_, iban) => {
    expect(isIban(iban)).toBe(false);
  });

  it("are grouped for people", () => {
    expect(groupIban("tr330006100519786457841326")).toBe("TR33 0006 1005 1978 6457 8413 26");
  });
});

test("every word of the vocabularies is there in every language, and no two alike", () => {
  for (const words of [faqTopics, blogTags, sectors, departments, employmentTypes, workplaces]) {
    for (const locale of locales) {
      const titles = Object.values(words).map((titles) => titles[locale].trim());
      expect(titles.filter((title) => title === "")).toEqual([]);
      expect(new Set(titles).size).toBe(titles.length);
    }
  }
});

describe("records", () => {
  it("exist for every kind", () => {
    expect(Object.keys(contentRecordSchemas)).toEqual([...contentKinds]);
    expectTypeOf<keyof typeof contentRecordSchemas>().toEqualTypeOf<ContentKind>();
  });

  it("store instants in UTC", () => {
    const record = contentRecordSchemas.news.parse({
      key: "a",
      published_at: "2026-11-22T09:00:00+03:00",
      texts: { tr: { title: "A" } },
    });
    expect(record).toMatchObject({ published_at: "2026-11-22T06:00:00.000Z", is_active: true });
  });

  it.each([
    ["a misspelt fact", { facts: { covr: null } }, "facts", "fr"],
    [
      "an unknown colour",
      { facts: { cover: { shape_id: "a", colour: "mauve", closure_colour: "white" } } },
      "facts.cover",
      "de",
    ],
    [
      "a file that runs code",
      { facts: { cover: { url: "javascript:1", width: 1, height: 1 } } },
      "facts.cover",
      "ru",
    ],
    ["a key that is no name", { key: "Not A Key" }, "key", "ar"],
    ["a language that is not spoken here", { texts: { it: { title: "A" } } }, "texts", "en"],
  ] as const)("refuse %s", (_, over, field, locale) => {
    const result = contentRecordSchemas.news.safeParse({ key: "a", texts: { tr: { title: "A" } }, ...over });
    const errors = fieldErrors(result.error?.issues ?? [], locale);
    expect(errors.map((error) => error.field)).toEqual([expect.stringContaining(field)]);
    expect(errors[0]?.message.length).toBeGreaterThan(5);
  });
});

describe("queries", () => {
  const asked: string[] = [];
  const client = createStrictClient({
    baseUrl: "http://shop.test",
    fetch: (input: RequestInfo | URL) => {
      asked.push(new Request(input).url);
      return Promise.resolve(Response.json({ success: true, status: 200, message: "OK", data: [] }));
    },
  });

  it("ask for the language and the page, and stay fresh for five minutes", async () => {
    const articles = articlesQuery(client, "de", "blog", { page: 2, tag: "filling" });
    await articles.queryFn({});
    await faqsQuery(client, "ar").queryFn({});
    expect(asked).toEqual([
      "http://shop.test/api/v1/blog?page=2&limit=12&tag=filling&languageCode=de",
      "http://shop.test/api/v1/faqs?languageCode=ar",
    ]);
    expect(articles.staleTime).toBe(300_000);
    expect(articles.queryKey).not.toEqual(articlesQuery(client, "de", "blog").queryKey);
  });
});
