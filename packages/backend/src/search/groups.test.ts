import { describe, expect, it } from "vitest";
import { createSearchIndex, type SearchDocument, type SearchQuery } from "./index.ts";
import { base } from "./search.fixtures.ts";

describe("groups", () => {
  const members: SearchDocument[] = Array.from({ length: 60 }, (_, at) => ({
    ...base,
    id: at + 1,
    code: `G-${at + 1}`,
    titles: { en: at % 7 === 0 ? "Amber Bottle" : "Bottle" },
    priceMinor: (at * 37) % 60,
    volumeMl: at % 2 === 0 ? 100 : 200,
    group: at % 5 === 0 ? null : `group ${at % 4}`,
  }));
  const index = createSearchIndex(members);
  const groupOf = new Map(members.map(({ id, group }) => [id, group ?? null]));

  it.each<Partial<SearchQuery>>([
    {},
    { sort: "price_desc" },
    { sort: "title" },
    { keyword: "amber" },
    { keyword: "bottle", sort: "price_asc" },
    { filters: { volumeMax: 150 } },
    { keyword: "amber", filters: { volumeMax: 150 } },
  ])("leave of each the first of the ungrouped list: %j", (query) => {
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
    // Nothing is left behind for the next query.
    expect(index.query(asked).ids).toEqual(all.ids);
  });
});
