import { gtin14, type Material } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import type { StatedPriceBreak } from "@preforma/domain/shop";
import { fold } from "@preforma/domain/text";
import { materialVocabulary } from "@preforma/domain/vocabulary";
import {
  BadCell,
  codeOf,
  dayOf,
  leadTimeOf,
  gtinOf,
  measured,
  packOf,
  piecesOf,
  priceBreaksOf,
  priceOf,
  textOf,
  wordOf,
  type Read,
} from "./cells.ts";
import { unitIn, type ColumnMap, type FieldName } from "./columns.ts";
import {
  colourFrom,
  currencyIn,
  cutLength,
  listedName,
  materialIn,
  neckFrom,
  readName,
  saysNothing,
  volumeIn,
  weightIn,
  type ReadName,
} from "./names/index.ts";
import { ruled, type Rule, type Rules } from "./rules.ts";
import type { Table, TableRow } from "./tables/index.ts";

/** A row that can become a product: its own text, and the attributes read from it. */
export interface Draft extends ReadName {
  row: number;
  code: string;
  /** The name as written in the file, with white space normalised. */
  name: string;
  /** A category's key or title from its own column, or from a rule; empty if there is none. */
  category: string;
  /** What a rule states of the row. */
  ruled: ReadonlySet<keyof Rule>;
  /** Like the next ones, undefined if the list has no such column. */
  price?: { amountMinor: number; currency: string } | null | undefined;
  priceBreaks?: StatedPriceBreak[] | undefined;
  stock?: number | null | undefined;
  leadTimeDays?: number | null | undefined;
  backOn?: string | null | undefined;
  gtin?: string | null | undefined;
  minimumOrder?: number | undefined;
  cartonQuantity?: number | null | undefined;
  palletQuantity?: number | null | undefined;
}

/** A rejected row and the reason, for the author of the file. */
export interface Rejection {
  row: number;
  code: string;
  name: string;
  reason: string;
}

/** Numeric fields. */
const numbers: ReadonlySet<FieldName> = new Set([
  "price",
  "stock",
  "volume",
  "weight",
  "minimumOrder",
  "cartonQuantity",
  "palletQuantity",
]);

/** Options for reading rows. */
export interface RowOptions {
  language: Locale;
  rules?: Rules;
}

const materialsByWord = new Map(
  materialVocabulary.flatMap((material) =>
    [material.key, ...Object.values(material.short), ...material.aliases].map((word): [string, Material] => [
      fold(word),
      material.key,
    ]),
  ),
);

/** The units in the column titles, for numbers without one. */
type Units = Readonly<Record<"volume" | "weight", string> & { currency: string | null }>;

function draftOf(
  row: number,
  read: Read,
  columns: ColumnMap,
  units: Units,
  { language, rules }: RowOptions,
  cutAt: number | null,
): Draft {
  const code = codeOf(read);
  const name = textOf(read, "name");
  const volumeMl = measured(read, "volume", volumeIn, units.volume);
  const weightG = measured(read, "weight", weightIn, units.weight);
  const neck = neckFrom(read("neck"));
  const category = read("category");
  const named = readName(name, language, cutAt, { volumeMl, weightG, neck, kind: category });
  const materialCell = listedName(read("material"), null);
  const ofColumn = <Value>(field: FieldName, value: () => Value): Value | undefined =>
    columns[field] === undefined ? undefined : value();
  const draft: Draft = {
    row,
    code,
    name,
    category: saysNothing(category) ? "" : category,
    ruled: new Set(),
    ...named,
    neck: neck ?? named.neck,
    volumeMl: volumeMl ?? named.volumeMl,
    weightG: weightG ?? named.weightG,
    material: materialsByWord.get(wordOf(read, "material")) ?? materialIn(materialCell) ?? named.material,
    colourKey: colourFrom(read("colour")) ?? named.colourKey,
    price: ofColumn("price", () => priceOf(read, units.currency)),
    priceBreaks: ofColumn("priceBreaks", () => priceBreaksOf(read, units.currency)),
    stock: ofColumn("stock", () => piecesOf(read, "stock")),
    leadTimeDays: ofColumn("leadTime", () => leadTimeOf(read)),
    backOn: ofColumn("backOn", () => dayOf(read, "backOn")),
    gtin: ofColumn("gtin", () => gtinOf(read)),
    minimumOrder: ofColumn("minimumOrder", () => packOf(read, "minimumOrder") ?? 1),
    cartonQuantity: ofColumn("cartonQuantity", () => packOf(read, "cartonQuantity")),
    palletQuantity: ofColumn("palletQuantity", () => packOf(read, "palletQuantity")),
  };
  return rules ? ruled(draft, rules) : draft;
}

/**
 * White space of all kinds as single spaces: exports are full of padding, tabs and line breaks inside cells. Combining
 * marks are composed with their letter, because some programs write two characters, and the code would differ.
 */
const tidy = (text: string): string => text.normalize("NFC").replaceAll(/\s+/g, " ").trim();

/** The result for a table. Every row is in one of the two lists. */
export interface ReadRows {
  columns: ColumnMap;
  /** Titles of the other columns. */
  unread: readonly string[];
  drafts: Draft[];
  rejections: Rejection[];
}

/**
 * Reads every row of a table. A repeated code or GTIN is rejected: only the list's owner knows which of the rows is
 * right. Codes that differ only in case are one code to a reader.
 */
export function readRows(table: Table, columns: ColumnMap, options: RowOptions): ReadRows {
  const cell = (row: TableRow, field: FieldName): string => {
    const index = columns[field];
    return index === undefined ? "" : tidy(row.cells[index] ?? "");
  };
  const readOf =
    (row: TableRow): Read =>
    (field) => {
      const index = columns[field];
      if (index !== undefined && row.unresolved?.has(index))
        throw new BadCell(
          `the cell of ${field} holds a formula without its result, or an error; open the file in Excel, mend it and save it`,
        );
      const text = cell(row, field);
      // A fourth decimal shows that the point does not group thousands.
      return index !== undefined && row.threeDecimals?.has(index) && numbers.has(field) ? `${text}0` : text;
    };
  const titleOf = (field: FieldName): string => table.columns[columns[field] ?? -1] ?? "";
  const units: Units = {
    volume: unitIn(titleOf("volume")),
    weight: unitIn(titleOf("weight")),
    currency: currencyIn(titleOf("price")),
  };
  const cutAt = cutLength(table.rows.map((row) => cell(row, "name")));
  const firstRow = new Map<string, number>();
  const gtinRow = new Map<string, number>();
  const used = new Set(Object.values(columns));
  const unread = table.columns.filter((title, index) => title !== "" && !used.has(index));
  const result: ReadRows = { columns, unread, drafts: [], rejections: [] };
  for (const row of table.rows) {
    const code = cell(row, "code");
    try {
      if (code !== "" && code === tidy(titleOf("code")) && cell(row, "name") === tidy(titleOf("name")))
        throw new BadCell("the row repeats the header");
      const draft = draftOf(row.number, readOf(row), columns, units, options, cutAt);
      const identity = code.toUpperCase();
      const earlier = firstRow.get(identity);
      if (earlier !== undefined) throw new BadCell(`the code was already given in row ${earlier}`);
      const gtin = draft.gtin ? gtin14(draft.gtin) : null;
      const sameGtin = gtin === null ? undefined : gtinRow.get(gtin);
      if (sameGtin !== undefined) throw new BadCell(`the GTIN was already given in row ${sameGtin}`);
      firstRow.set(identity, row.number);
      if (gtin !== null) gtinRow.set(gtin, row.number);
      result.drafts.push(draft);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      result.rejections.push({ row: row.number, code, name: cell(row, "name"), reason: error.message });
    }
  }
  return result;
}
