import { describe, expect, it } from "vitest";
import type { Locale } from "@preforma/domain/locales";
import { createSearchIndex, type SearchDocument, type SearchQuery } from "./index.ts";
import {
  base,
  bottle,
  cases,
  catalogue,
  first,
  ids,
  imported,
  index,
  jar,
  largeBottle,
  lid,
  pump,
  search,
} from "./search.fixtures.ts";
import { headWords } from "./heads.ts";

describe("words with a hyphen", async () => {
  const titled = (id: number, title: string): SearchDocument => ({
    ...base,
    id,
    code: `X${id}`,
    extraTerms: {},
    titles: { en: title },
  });
  const some = await createSearchIndex([
    titled(1, "Roll-On Ball"),
    titled(2, "PLASTIC ROLLON CAP"),
    titled(3, "Paper Roll"),
  ]);
  it.each(["roll-on", "roll on", "rollon", "ROLL‑ON"])("are found by %s", (keyword) => {
    const result = some.query({ keyword, locale: "en", page: 1, limit: 5 });
    expect(result.ids.toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(result.highlights.get(1)).toEqual([[0, 7]]);
  });
});

describe("ranking", () => {
  it("puts the word itself before words it begins, titles before categories", () => {
    expect(search("kavanoz").ids).toEqual([jar, lid]);
    expect(first("pompa")).toBe(pump);
    expect(search("kapaklar").ids).toEqual(expect.arrayContaining([lid, pump, imported]));
    expect(first("cap", "en")).not.toBe(bottle);
  });

  it("ranks a featured product only before its equals", async () => {
    const titled = (id: number, title: string, isFeatured: boolean): SearchDocument => ({
      ...base,
      id,
      code: `X${id}`,
      extraTerms: {},
      isFeatured,
      titles: { tr: title },
    });
    const some = await createSearchIndex([
      titled(1, "Kova", false),
      titled(2, "Kova", true),
      titled(3, "Kovalı Set", true),
    ]);
    expect(some.query({ keyword: "kova", locale: "tr", page: 1, limit: 5 }).ids).toEqual([2, 1, 3]);
  });
});

describe("highlights", () => {
  const marked = (keyword: string, locale: Locale, id: number): string => {
    let title = catalogue.find((document) => document.id === id)?.titles[locale] ?? "";
    for (const [start, end] of (search(keyword, locale).highlights.get(id) ?? []).toReversed())
      title = `${title.slice(0, start)}[${title.slice(start, end)}]${title.slice(end)}`;
    return title;
  };

  it.each(cases.highlights)("for $keyword ($locale) of $of", (row) => {
    expect(marked(row.keyword, row.locale, ids[row.of])).toBe(row.marked);
  });

  it("show other forms of a word that only the category has as it was typed", () => {
    expect(marked("şişeler", "tr", largeBottle)).toBe("1 L Mavi PET [Şişe] PCO 1881");
  });

  it("are in the displayed title if the visitor's language is missing", () => {
    expect(search("spray", "tr").highlights.get(imported)).toEqual([[0, 5]]);
  });
});

describe("nothing found", () => {
  it("suggests the nearest spelling, and its categories", () => {
    const { ids, suggestion } = search("kavxnxz");
    expect(ids).toEqual([]);
    expect(suggestion).toEqual({ keyword: "kavanoz", categoryIds: [21, 31] });
    expect(search("şie").suggestion?.keyword).toBe("şişe");
    expect(search("flxschxe", "de").suggestion?.keyword).toBe("flasche");
  });

  it("suggests categories with matches if only the filters exclude them", () => {
    expect(search("kavanoz", "tr", { filters: { category: 1 } }).suggestion).toEqual({
      keyword: null,
      categoryIds: [21, 31],
    });
  });

  it("suggests the roots if no spelling is near", () => {
    expect(search("qqqqqqqq").suggestion).toEqual({ keyword: null, categoryIds: [3, 1, 2] });
  });

  it("shows products with most of the words, and marks the result as relaxed", () => {
    const result = search("qqqqqqqq mavi şişe");
    expect(result.ids).toEqual([largeBottle]);
    expect(result.relaxed).toBe(true);
    expect(search("mavi şişe").relaxed).toBe(false);
  });
});

describe("odd input", () => {
  it.each([
    "",
    "   ",
    "---",
    "/",
    "%_'\"\\",
    "\u0000",
    "🧴",
    "a".repeat(5000),
    "şişe ".repeat(500),
    "0/0",
    "1,2,3.4/5",
    "\ud800",
    "((((",
    "999999999999999999999999 ml",
  ])("gets an answer (%#)", (keyword) => {
    expect(() => search(keyword)).not.toThrow();
  });

  it("lists everything for input without a word", () => {
    expect(search("---").total).toBe(catalogue.length);
  });
});

describe("the index", () => {
  it("does not depend on the order of documents", async () => {
    const reversed = await createSearchIndex(catalogue.toReversed());
    for (const keyword of ["", "şişe", "28/410", "botle"]) {
      for (const sort of ["relevance", "newest", "volume_asc", "price_desc", "title"] as const) {
        const query: SearchQuery = { keyword, locale: "en", sort, page: 1, limit: 20, facets: true };
        expect(reversed.query(query)).toEqual(index.query(query));
      }
    }
  });

  it("refuses two documents with one id", async () => {
    await expect(createSearchIndex([catalogue[0]!, catalogue[0]!])).rejects.toThrow(
      "Two search documents have the id 757",
    );
  });

  it("may be empty", async () => {
    const empty = await createSearchIndex([]);
    expect(empty.query({ keyword: "şişe", locale: "tr", page: 1, limit: 20, facets: true })).toMatchObject({
      ids: [],
      total: 0,
      volumeRange: null,
    });
    expect(empty.query({ locale: "tr", sort: "title", page: 1, limit: 20 }).ids).toEqual([]);
  });

  it("sorts titles as the language does, numbers by value", async () => {
    const titled = (id: number, title: string): SearchDocument => ({
      ...base,
      id,
      code: `X${id}`,
      titles: { tr: title },
    });
    const some = await createSearchIndex([
      titled(1, "Şişe 1000 ml"),
      titled(2, "Şişe 50 ml"),
      titled(3, "Çanta"),
      titled(4, "Dağ"),
      titled(5, "Cam"),
      titled(6, "İbrik"),
      titled(7, "Izgara"),
      titled(8, "Şişe"),
    ]);
    expect(some.query({ locale: "tr", sort: "title", page: 1, limit: 20 }).ids).toEqual([
      5, 3, 4, 7, 6, 8, 2, 1,
    ]);
  });

  it("compares no prices of different currencies", async () => {
    const index = await createSearchIndex(
      (
        [
          [460, "TRY"],
          [12, "EUR"],
          [90, "TRY"],
          [20, "EUR"],
          [null, null],
          [500, "TRY"],
        ] as const
      ).map(([priceMinor, currency], at) => ({
        ...base,
        titles: {},
        id: at + 1,
        code: `A${at}`,
        priceMinor,
        currency,
      })),
    );
    const sorted = (sort: "price_asc" | "price_desc") =>
      index.query({ locale: "tr", sort, page: 1, limit: 9 }).ids;
    expect(sorted("price_asc")).toEqual([3, 1, 6, 2, 4, 5]);
    expect(sorted("price_desc")).toEqual([6, 1, 3, 4, 2, 5]);
  });

  it("puts documents without volume or price last in both directions", () => {
    const ids = (sort: "volume_asc" | "volume_desc"): number[] =>
      index.query({ locale: "tr", sort, page: 1, limit: 20 }).ids;
    expect(ids("volume_asc")).toEqual([jar, bottle, largeBottle, lid, pump, imported]);
    expect(ids("volume_desc")).toEqual([largeBottle, bottle, jar, lid, pump, imported]);
  });
});

describe("groups", async () => {
  const members: SearchDocument[] = Array.from({ length: 60 }, (_, at) => ({
    ...base,
    id: at + 1,
    code: `G-${at + 1}`,
    titles: { en: at % 7 === 0 ? "Amber Bottle" : "Bottle" },
    priceMinor: (at * 37) % 60,
    volumeMl: at % 2 === 0 ? 100 : 200,
    group: at % 5 === 0 ? null : `group ${at % 4}`,
  }));
  const index = await createSearchIndex(members);
  const groupOf = new Map(members.map(({ id, group }) => [id, group ?? null]));

  it.each<Partial<SearchQuery>>([
    {},
    { sort: "price_desc" },
    { sort: "title" },
    { keyword: "amber" },
    { keyword: "bottle", sort: "price_asc" },
    { filters: { volumeMax: 150 } },
    { keyword: "amber", filters: { volumeMax: 150 } },
  ])("keep the first of each in the ungrouped list: %j", (query) => {
    const asked = { locale: "en" as const, page: 1, limit: 100, ...query };
    const all = index.query(asked);
    const seen = new Set<string>();
    const expected = all.ids.filter((id) => {
      const group = groupOf.get(id) ?? null;
      if (group === null) return true;
      return seen.has(group) ? false : Boolean(seen.add(group));
    });
    const grouped = index.query({ ...asked, grouped: true });
    expect(grouped.ids).toEqual(expected);
    expect([grouped.total, grouped.products]).toEqual([expected.length, all.total]);
    const second = index.query({ ...asked, grouped: true, page: 2, limit: 3 });
    expect(second.ids).toEqual(expected.slice(3, 6));
    // No state is left for the next query.
    expect(index.query(asked).ids).toEqual(all.ids);
  });
});

describe("a category's title is about", () => {
  it.each(cases.heads)("$title ($locale): $heads", ({ title, locale, heads }) => {
    expect(headWords(title, locale)).toEqual(heads);
  });
});
