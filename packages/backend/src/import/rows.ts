import type { ClosureType, Material, NeckFinish } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { fold } from "@preforma/domain/text";
import { materialVocabulary, type ArticleType } from "@preforma/domain/vocabulary";
import type { ColumnMap, FieldName } from "./columns.ts";
import {
  colourFrom,
  cutLength,
  listedName,
  neckFrom,
  numberFrom,
  readName,
  volumeIn,
  weightIn,
} from "./names/index.ts";
import type { Table, TableRow } from "./tables/index.ts";

/** A row that can become a product: its own words, and what was read out of them. */
export interface Draft {
  row: number;
  code: string;
  /** The name as it stands in the file, white space put in order. */
  name: string;
  /** A category's key or title from a column of its own; empty when there is none. */
  category: string;
  article: ArticleType | null;
  closureType: ClosureType | null;
  neck: NeckFinish | null;
  outsideDiameterMm: number | null;
  volumeMl: number | null;
  weightG: number | null;
  material: Material | null;
  colourKey: string | null;
  secondColourKey: string | null;
  model: string | null;
  modelNumber: string | null;
  price: { amountMinor: number; currency: string } | null;
  stock: number | null;
  minimumOrder: number;
  cartonQuantity: number | null;
  palletQuantity: number | null;
}

/** A row that was not taken, and why, for the person who made the file. */
export interface Rejection {
  row: number;
  code: string;
  name: string;
  reason: string;
}

/** Longer ones are a sign of shifted columns. */
const longestCode = 64;
const longestName = 300;
/** Larger prices and counts are codes or dates in the wrong column; counts have 32 bits in the database. */
const mostPrice = 1_000_000_000;
const mostCount = 1_000_000_000;

/** Thrown inside this file for a cell that makes its row unusable; caught per row. */
class BadCell extends Error {}

type Read = (field: FieldName) => string;

/** Control characters, and the mark that decoders put where they could not read a byte. */
const unreadable = /[\p{Cc}\ufffd]/u;

function checkedText(text: string, field: "code" | "name", longest: number): string {
  if (text === "") throw new BadCell(`the ${field} is missing`);
  if (unreadable.test(text))
    throw new BadCell(`the ${field} holds characters that cannot be read; save the file as UTF-8`);
  if (text.length > longest) throw new BadCell(`the ${field} is longer than ${longest} characters`);
  return text;
}

function amount(read: Read, field: FieldName): number | null {
  const text = read(field);
  if (text === "") return null;
  const value = numberFrom(text);
  if (value === null) throw new BadCell(`"${text}" is no number (${field})`);
  return value;
}

/** A count of pieces. Systems write what is sold but not yet made as negative stock: that is none in stock. */
function pieces(read: Read, field: FieldName): number | null {
  const value = amount(read, field);
  if (value === null) return null;
  if (value > mostCount) throw new BadCell(`"${read(field)}" is more than a billion (${field})`);
  return Math.max(0, Math.floor(value));
}

const atLeastOne = (count: number | null): number | null => (count === null || count < 1 ? null : count);

/** A measure from a column of its own: with its unit, or a bare number in the field's base unit. */
function measured(read: Read, field: "volume" | "weight", find: typeof weightIn): number | null {
  const text = read(field);
  if (text === "") return null;
  const value = find(listedName(text, null)) ?? numberFrom(text);
  if (value === null) throw new BadCell(`"${text}" is no ${field}`);
  return value > 0 ? value : null;
}

function priceOf(read: Read): Draft["price"] {
  const value = amount(read, "price");
  if (value === null) return null;
  if (value < 0) throw new BadCell("the price is negative");
  if (value > mostPrice) throw new BadCell(`"${read("price")}" is more than a billion (price)`);
  const currency = (read("currency") || "TRY")
    .toUpperCase()
    .replace(/^(?:TL|₺)$/, "TRY")
    .replace("€", "EUR")
    .replace("$", "USD");
  if (!/^[A-Z]{3}$/.test(currency)) throw new BadCell(`"${currency}" is no currency code such as TRY or EUR`);
  return { amountMinor: Math.round(value * 100), currency };
}

const materialsByWord = new Map(
  materialVocabulary.flatMap((material) =>
    [material.key, ...Object.values(material.short), ...material.aliases].map((word): [string, Material] => [
      fold(word),
      material.key,
    ]),
  ),
);

function draftOf(row: number, read: Read, language: Locale, cutAt: number | null): Draft {
  const code = checkedText(read("code"), "code", longestCode);
  const name = checkedText(read("name"), "name", longestName);
  const said = readName(name, language, cutAt);
  return {
    row,
    code,
    name,
    category: read("category"),
    ...said,
    neck: neckFrom(read("neck")) ?? said.neck,
    volumeMl: measured(read, "volume", volumeIn) ?? said.volumeMl,
    weightG: measured(read, "weight", weightIn) ?? said.weightG,
    material: materialsByWord.get(fold(read("material"))) ?? said.material,
    colourKey: colourFrom(read("colour")) ?? said.colourKey,
    price: priceOf(read),
    stock: pieces(read, "stock"),
    minimumOrder: atLeastOne(pieces(read, "minimumOrder")) ?? 1,
    cartonQuantity: atLeastOne(pieces(read, "cartonQuantity")),
    palletQuantity: atLeastOne(pieces(read, "palletQuantity")),
  };
}

/** White space of all kinds as single spaces: exports are full of padding, tabs and line breaks inside cells. */
const tidy = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** What a table's rows became. Every row is in one of the two lists. */
export interface ReadRows {
  drafts: Draft[];
  rejections: Rejection[];
}

/**
 * Reads every row of a table. A code that comes a second time is rejected: which of the two rows is right
 * only the list's owner knows, and codes that differ in case alone are one code to a reader.
 */
export function readRows(table: Table, columns: ColumnMap, language: Locale): ReadRows {
  const cell = (row: TableRow, field: FieldName): string => {
    const index = columns[field];
    return index === undefined ? "" : tidy(row.cells[index] ?? "");
  };
  const cutAt = cutLength(table.rows.map((row) => cell(row, "name")));
  const firstRow = new Map<string, number>();
  const result: ReadRows = { drafts: [], rejections: [] };
  for (const row of table.rows) {
    const code = cell(row, "code");
    try {
      const draft = draftOf(row.number, (field) => cell(row, field), language, cutAt);
      const identity = code.toUpperCase();
      const earlier = firstRow.get(identity);
      if (earlier !== undefined) throw new BadCell(`the code was already given in row ${earlier}`);
      firstRow.set(identity, row.number);
      result.drafts.push(draft);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      result.rejections.push({ row: row.number, code, name: cell(row, "name"), reason: error.message });
    }
  }
  return result;
}
