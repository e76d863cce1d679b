import list from "./brand-list.fixture.json" with { type: "json" };

/**
 * A stock list in the style of bottle makers: articles are named after the brands that they were made for,
 * words are misspelt in several languages, units are in brackets, columns are named as in an old system. Brands are
 * invented, and like real ones many are called after colours and contents.
 */
const { brands, patterns } = list;

/** A row as the importer must understand it. */
export interface ExpectedRow {
  code: string;
  category: string;
  colour: string | null;
}

/** The list as a CSV file, and the expected result for each row. */
export function brandList(): { csv: string; expected: ExpectedRow[] } {
  const rows = patterns.flatMap(({ name, capacity, neck, weight, category, colour }, at) =>
    brands.map((brand, index) => {
      const code = `BT${String(at * 100 + index).padStart(5, "0")}`;
      return { line: [code, name.replace("{b}", brand), capacity, neck, weight], code, category, colour };
    }),
  );
  const header = ["CO_ITEM_NUM", "FORMULA", "CAPACITY (ML)", "NECK_DIAM", "WEIGHT (GM)"];
  return {
    csv: [header, ...rows.map(({ line }) => line)].map((cells) => cells.join(";")).join("\r\n"),
    expected: rows.map(({ code, category, colour }) => ({ code, category, colour })),
  };
}
