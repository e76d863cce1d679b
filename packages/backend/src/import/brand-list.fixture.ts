/**
 * A stock list in the style of bottle makers: articles are named after the brands that they were made for,
 * words are misspelt in several languages, units are in brackets, columns are named as in an old system. Brands are
 * invented, and like real ones many are called after colours and contents.
 */
const brands = [
  "AQUA BELLA",
  "CRYSTAL BREEZE",
  "ROYAL GOLDEN",
  "SUNDARI GOLD",
  "SILVER MOON",
  "BLACK FALCON",
  "RED CORAL",
  "GREEN VALLEY",
  "SNOW WHITE",
  "ROSE PETAL",
  "HONEY BEE",
  "NAVRATAN",
  "MISTIQUE",
  "DR OLIVA",
  "PEARLINE",
  "VASMOL KING",
] as const;

/** A way to list an article: name, capacity, neck and weight, and what it is. */
type Pattern = readonly [
  name: string,
  capacity: string,
  neck: string,
  weight: string,
  category: string,
  colour: string | null,
];

const patterns: readonly Pattern[] = [
  ["{b} 100ML", "100", "15", "147 (GM)", "bottles", null],
  ["{b}", "NONE", "18", "120 (GM)", "bottles", null],
  ["{b} 8 ML", "8", "13/410", "18", "bottles", null],
  ["{b} WIDE", "500", "63", "210", "jars", null],
  ["{b} GLASS BOTTLE 50 (ML)", "50", "15 FEA", "84 (GM)", "bottles-glass", null],
  ["{b} GLAS BOTLE 30ML FLINT", "30", "20 MM", "61", "bottles-glass", null],
  ["GLASS BOTTLE {b} 10ML DROPPER", "10", "18", "33", "droppers-bottles", null],
  ["{b} CREAM JAR 50 (GM)", "NONE", "53", "71", "jars", null],
  ["CREAM JAR PP 100 ML {b}", "100", "70/400", "", "jars-pp", null],
  ["{b} JARR 200 GMS (WHITE)", "NONE", "", "", "jars", "white"],
  ["{b} HDPE BOTTEL 250 (ML) WHITE", "250", "24", "22", "bottles-hdpe", "white"],
  ["{b} PET BOTTLES 500ML AMBER 28/410", "500", "28/410", "31", "bottles-pet", "amber"],
  ["{b} ALLUMINIUM BOTTLE 250 ML", "250", "24", "27", "bottles-alu", null],
  ["{b} ALLUMINIUM COLLAR 15MM GOLD", "NONE", "15", "2", "closures-parts", "gold"],
  ["{b} ALUMINIM FERULE 20 MM", "NONE", "20", "1.5", "closures-parts", null],
  ["TIN BOTTOM 102 MM {b}", "NONE", "NONE", "", "cans", null],
  ["{b} FLIPTOP CAP 24/415 BLACK", "NONE", "24/415", "5", "closures-flip-top", "black"],
  ["PLASTIC CAP {b} 15MM C/F", "NONE", "15", "4", "closures-overcaps", null],
  ["{b} SPRY PUMP 15MM", "NONE", "15", "", "pumps-mist", null],
  ["{b} LOTION PUMB 28/410 WHITE", "NONE", "28/410", "14", "pumps-lotion", "white"],
  ["{b} ROLLON BOTTLE 50ML", "50", "35", "29", "bottles", null],
  ["{b} PLASTIK KAPAK 28 MM", "NONE", "28", "3", "closures-screw", null],
  ["{b} SISE 100 ML PET", "100", "24", "12", "bottles-pet", null],
  ["{b} KAVANOS 250 CC", "250", "NONE", "", "jars", null],
  ["Флакон {b} 30 мл", "30", "18", "45", "bottles", null],
  ["FLACON {b} VERRE 30 ML", "30", "18", "45", "bottles-glass", null],
  ["{b} TUBE 75 ML", "75", "", "", "tubes", null],
  ["{b} BIDON 5 LT", "5000", "45", "180", "jerrycans", null],
  ["{b} SPECIAL", "NONE", "NONE", "NONE", "unsorted", null],
];

/** A row as the importer must understand it. */
export interface ExpectedRow {
  code: string;
  category: string;
  colour: string | null;
}

/** The list as a CSV file, and what is right for each row. */
export function brandList(): { csv: string; expected: ExpectedRow[] } {
  const rows = patterns.flatMap(([name, capacity, neck, weight, category, colour], at) =>
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
