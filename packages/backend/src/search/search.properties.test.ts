import { sortOrders } from "@preforma/domain/catalogue/schema";
import { locales } from "@preforma/domain/locales";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generateDocuments } from "../../bench/generate.ts";
import { createSearchIndex, type SearchDocument, type SearchFilters, type SearchQuery } from "./index.ts";

const documents = [...generateDocuments(700)];
const index = await createSearchIndex(documents);

const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined });
const some = (values: readonly (string | null | undefined)[]): fc.Arbitrary<string[] | undefined> =>
  optional(fc.subarray([...new Set(values.filter((value) => value != null))].slice(0, 12), { maxLength: 4 }));
const categories = [...new Set(documents.flatMap((document) => document.categoryIds))];

const filters: fc.Arbitrary<SearchFilters> = fc.record({
  category: optional(fc.constantFrom(...categories)),
  material: some(documents.map((document) => document.material)),
  neck: some(documents.map((document) => document.neck?.code)),
  colour: some(documents.map((document) => document.colourKey)),
  food: optional(fc.boolean()),
  volumeMin: optional(fc.constantFrom(0, 50, 500)),
  volumeMax: optional(fc.constantFrom(100, 1000, 60_000)),
  featured: optional(fc.boolean()),
});
const keyword = fc.constantFrom(
  "",
  "",
  "şişe",
  "p",
  "botle",
  "kapak",
  "28/410",
  "500 ml",
  "pet",
  "BT-00",
  "бутылка",
  "غطاء",
  "flasche schwarz",
  "qqqq şişe",
  "1",
);
const query = fc.record({
  keyword,
  filters,
  locale: fc.constantFrom(...locales),
  sort: fc.constantFrom(...sortOrders),
});

const all = (asked: Omit<SearchQuery, "page" | "limit">): number[] =>
  index.query({ ...asked, page: 1, limit: documents.length }).ids;

/** A second, naive implementation of the filters. */
function passes(
  document: SearchDocument,
  { category, material, neck, colour, food, volumeMin, volumeMax, featured }: SearchFilters,
): boolean {
  const isIn = (values: readonly string[] | undefined, value: string | null | undefined): boolean =>
    !values?.length || (value != null && values.includes(value));
  return (
    (category === undefined || document.categoryIds.includes(category)) &&
    isIn(material, document.material) &&
    isIn(neck, document.neck?.code) &&
    isIn(colour, document.colourKey) &&
    (food === undefined || document.foodContact === food) &&
    (featured === undefined || document.isFeatured === featured) &&
    (volumeMin === undefined || (document.volumeMl !== null && document.volumeMl >= volumeMin)) &&
    (volumeMax === undefined || (document.volumeMl !== null && document.volumeMl <= volumeMax))
  );
}

describe("for any query", () => {
  it("pages together are the whole list, without repetitions", () => {
    fc.assert(
      fc.property(query, fc.integer({ min: 1, max: 60 }), (asked, limit) => {
        const whole = all(asked);
        const pages = Array.from({ length: Math.ceil(whole.length / limit) + 1 }, (_, at) =>
          index.query({ ...asked, page: at + 1, limit }),
        );
        expect(pages.flatMap((page) => page.ids)).toEqual(whole);
        expect(new Set(whole).size).toBe(whole.length);
        expect(pages.every((page) => page.total === whole.length)).toBe(true);
      }),
    );
  });

  it("filters keep exactly the matching products", () => {
    fc.assert(
      fc.property(query, (asked) => {
        const unfiltered = new Set(all({ ...asked, filters: {} }));
        const expected = documents
          .filter((document) => unfiltered.has(document.id) && passes(document, asked.filters))
          .map((document) => document.id);
        expect(all(asked).toSorted((a, b) => a - b)).toEqual(expected);
      }),
    );
  });

  it("a facet's count is the number of results for its value", () => {
    fc.assert(
      fc.property(query, fc.nat(), (asked, chance) => {
        const { facets, volumeRange } = index.query({ ...asked, page: 1, limit: 1, facets: true });
        const total = (chosen: SearchFilters): number =>
          index.query({ ...asked, filters: { ...asked.filters, ...chosen }, page: 1, limit: 1 }).total;
        const one = (values: Map<string, number>): [string, number] | undefined =>
          [...values][chance % Math.max(values.size, 1)];
        const choices: [Map<string, number> | undefined, (value: string) => SearchFilters][] = [
          [facets?.category, (value) => ({ category: Number(value) })],
          [facets?.material, (value) => ({ material: [value] })],
          [facets?.neck, (value) => ({ neck: [value] })],
          [facets?.colour, (value) => ({ colour: [value] })],
          [facets?.food, (value) => ({ food: value === "true" })],
        ];
        for (const [values, choose] of choices) {
          const [value, count] = one(values ?? new Map()) ?? ["", undefined];
          expect(count === undefined ? undefined : total(choose(value))).toBe(count);
        }
        const range = volumeRange ?? { min: 0, max: 0 };
        expect(total({ volumeMin: range.min, volumeMax: range.max }) > 0).toBe(volumeRange !== null);
        expect(total({ volumeMin: range.max + 1, volumeMax: undefined })).toBe(0);
      }),
    );
  });

  it("highlights are in order within the title", () => {
    fc.assert(
      fc.property(
        fc.oneof(keyword, fc.string({ unit: "grapheme" })),
        fc.constantFrom(...locales),
        (keyword, locale) => {
          for (const [id, ranges] of index.query({ keyword, locale, page: 1, limit: 20 }).highlights) {
            const title = documents[id - 1]?.titles[locale] ?? "";
            let last = -1;
            for (const [start, end] of ranges) {
              expect(start).toBeGreaterThan(last);
              expect(end).toBeGreaterThan(start);
              expect(end).toBeLessThanOrEqual(title.length);
              last = end;
            }
          }
        },
      ),
    );
  });

  it("one typing error in any long word of a title still finds the product", () => {
    const letters = "a b d e g i k l m n o p r s t u v y z".split(" ");
    fc.assert(
      fc.property(
        fc.constantFrom(...documents),
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...letters),
        fc.constantFrom("drop", "add", "change", "swap"),
        (document, word, place, letter, error) => {
          const words = (document.titles.tr ?? "")
            .split(/[\s-]+/)
            .filter((part) => /^\p{L}{6,}$/u.test(part));
          if (words.length === 0) return;
          const right = words[word % words.length]!;
          const at = place % (right.length - 1);
          const wrong = {
            drop: right.slice(0, at) + right.slice(at + 1),
            add: right.slice(0, at) + letter + right.slice(at),
            change: right.slice(0, at) + letter + right.slice(at + 1),
            swap: right.slice(0, at) + right[at + 1]! + right[at]! + right.slice(at + 2),
          }[error];
          const result = index.query({ keyword: wrong, locale: "tr", page: 1, limit: documents.length });
          expect(result.ids, `${wrong} for ${right}`).toContain(document.id);
        },
      ),
      { numRuns: 400 },
    );
  });
});
