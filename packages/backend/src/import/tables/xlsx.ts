import { messageOf } from "../../errors/index.ts";
import {
  hasThreeDecimals,
  isFilled,
  plainNumber,
  TableBuilder,
  tableLimits,
  UnreadableFileError,
  type IsTitle,
  type Table,
  type TableRow,
} from "./table.ts";
import type { XmlReader } from "../../xml/xml-parser.ts";
import { longerText, Workbook } from "./workbook.ts";

/** The column number of a reference such as `XFD1048576`, counted from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

/** Excel stores binary fractions: `0.30000000000000004` is what a person entered as 0.3. */
function numberText(value: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return plainNumber(Number(number.toPrecision(15)));
}

/** Converts the XML of a sheet into rows. */
class SheetReader implements XmlReader {
  readonly #add: (row: TableRow) => void;
  readonly #strings: readonly string[];
  #row = 0;
  #cells: string[] = [];
  #unresolved = new Set<number>();
  #threeDecimals = new Set<number>();
  #column = -1;
  #type = "n";
  #value = "";
  #isValue = false;
  #isFormula = false;

  constructor(add: (row: TableRow) => void, strings: readonly string[]) {
    this.#add = add;
    this.#strings = strings;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "row") {
      this.#row = Number(attributes["r"]) || this.#row + 1;
      this.#cells = [];
      this.#unresolved = new Set();
      this.#threeDecimals = new Set();
      this.#column = -1;
    } else if (name === "c") {
      const reference = attributes["r"];
      this.#column = reference === undefined ? this.#column + 1 : columnOf(reference);
      this.#type = attributes["t"] ?? "n";
      this.#value = "";
      this.#isFormula = false;
    } else if (name === "f") this.#isFormula = true;
    this.#isValue = name === "v" || name === "t";
  }

  text(text: string): void {
    if (this.#isValue) this.#value = longerText(this.#value, text);
  }

  close(name: string): void {
    this.#isValue = false;
    if (name === "c") this.#closeCell();
    if (name === "row")
      this.#add({
        number: this.#row,
        cells: Array.from(this.#cells, (cell) => cell ?? ""),
        ...(this.#unresolved.size > 0 ? { unresolved: this.#unresolved } : {}),
        ...(this.#threeDecimals.size > 0 ? { threeDecimals: this.#threeDecimals } : {}),
      });
  }

  #closeCell(): void {
    const isUnresolved = this.#type === "e" || (this.#isFormula && this.#value === "");
    if (this.#value === "" && !isUnresolved) return;
    if (this.#column < 0 || this.#column >= tableLimits.columns)
      throw new UnreadableFileError(
        `Row ${this.#row} has a value beyond column ${tableLimits.columns}. Delete what stands outside the list, and save the file again.`,
      );
    if (isUnresolved) {
      this.#unresolved.add(this.#column);
      return;
    }
    const text = this.#textOf();
    this.#cells[this.#column] = text;
    if (this.#type === "n" && hasThreeDecimals(text)) this.#threeDecimals.add(this.#column);
  }

  #textOf(): string {
    if (this.#type === "s") return this.#strings[Number(this.#value)] ?? "";
    if (this.#type === "b") return this.#value === "1" ? "true" : "false";
    return this.#type === "n" ? numberText(this.#value) : this.#value;
  }
}

/** The first sheet with a list's titles; if there is none, the first that is not empty. */
async function listIn(workbook: Workbook, isTitle: IsTitle): Promise<Table> {
  const strings = await workbook.sharedStrings();
  let first: TableBuilder | undefined;
  for (const sheet of await workbook.sheets()) {
    const builder = new TableBuilder();
    await workbook.read(sheet, new SheetReader((row) => builder.add(row), strings));
    if (builder.titles(isTitle) > 1) return builder.finish(isTitle);
    if (!builder.isEmpty) first ??= builder;
  }
  if (!first) throw new UnreadableFileError("All sheets of the workbook are empty.");
  return first.finish(isTitle);
}

/** Opens a workbook, runs `work` and closes it. Throws `UnreadableFileError`. */
async function withWorkbook<Result>(
  open: () => Promise<Workbook>,
  work: (workbook: Workbook) => Promise<Result>,
): Promise<Result> {
  let workbook: Workbook | undefined;
  try {
    workbook = await open();
    return await work(workbook);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(`The file is not a readable Excel workbook (.xlsx): ${messageOf(error)}`, {
      cause: error,
    });
  } finally {
    workbook?.close();
  }
}

/** Reads an Excel workbook (.xlsx) as a stream. Throws `UnreadableFileError`. */
export const readXlsx = (file: string, isTitle: IsTitle = () => false): Promise<Table> =>
  withWorkbook(
    () => Workbook.open(file),
    (workbook) => listIn(workbook, isTitle),
  );

/**
 * Limits for a visitor's workbook: decompressed bytes (a typical list takes a hundredth), rows including empty ones,
 * elements of a sheet (that many rows take half), columns of a row, and characters of a cell.
 */
const sentLimits = {
  unpacked: 8 * 1024 * 1024,
  rows: 1_000,
  elements: 100_000,
  columns: 20,
  characters: 200,
} as const;

/** Stops reading a sheet once enough rows are read. */
class Enough extends Error {}

/** The first non-empty rows of a sheet. */
async function firstRows(
  workbook: Workbook,
  sheet: string,
  strings: readonly string[],
  max: number,
): Promise<string[][]> {
  const rows: string[][] = [];
  let seen = 0;
  const add = ({ cells }: TableRow): void => {
    const row = cells.slice(0, sentLimits.columns).map((cell) => cell.slice(0, sentLimits.characters));
    if (row.some(isFilled)) rows.push(row);
    seen += 1;
    if (rows.length === max || seen === sentLimits.rows) throw new Enough();
  };
  const reader = new SheetReader(add, strings);
  let elements = 0;
  const bounded: XmlReader = {
    open(name, attributes) {
      elements += 1;
      if (elements > sentLimits.elements) throw new Enough();
      reader.open(name, attributes);
    },
    text: (text) => reader.text(text),
    close: (name) => reader.close(name),
  };
  try {
    await workbook.read(sheet, bounded);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return rows;
}

/**
 * Up to `max` rows of the first non-empty sheet, as cells of text. A few kilobytes can contain millions of cells:
 * nothing after these rows is read. Throws `UnreadableFileError`.
 */
export const readSentRows = (bytes: Buffer, max: number): Promise<readonly (readonly string[])[]> =>
  withWorkbook(
    () => Workbook.open(bytes, sentLimits.unpacked),
    async (workbook) => {
      const strings = await workbook.sharedStrings();
      for (const sheet of await workbook.sheets()) {
        const rows = await firstRows(workbook, sheet, strings, max);
        if (rows.length > 0) return rows;
      }
      return [];
    },
  );
