import { RefusedError } from "../../errors/index.ts";

/** A row of a file: its number as a person sees it in the file (the header is row 1), and its cells as text. */
export interface TableRow {
  number: number;
  cells: readonly string[];
  /** Columns, counted from 0, whose formula was stored without its result. */
  unresolved?: ReadonlySet<number>;
  /** Columns of numbers with three decimals: as text, `1.125` would be read as thousands. */
  threeDecimals?: ReadonlySet<number>;
}

/** Whether a number's text could be misread as thousands. */
export const hasThreeDecimals = (number: string): boolean => /\.\d{3}$/.test(number);

/** A file of any format in the importer's form: a header and rows of text. */
export interface Table {
  columns: readonly string[];
  rows: readonly TableRow[];
}

/** Whether a cell is a column title that the importer knows. */
export type IsTitle = (cell: string) => boolean;

/**
 * A file that cannot be read at all; the message states the reason and the remedy, for the person who runs the import.
 */
export class UnreadableFileError extends RefusedError {
  override readonly name = "UnreadableFileError";
}

/**
 * The limits of one file. The largest catalogue that the site is built for has 100,000 products; within these limits a
 * process stays below about one gigabyte.
 */
export const tableLimits = { rows: 200_000, columns: 500, characters: 64_000_000 } as const;

/** Max rows above the header, which contain titles and dates. */
const headerWithin = 30;

/** Whether a cell contains anything but spaces. */
export const isFilled = (cell: string | undefined): boolean => cell !== undefined && cell.trim() !== "";

/**
 * Collects the rows of a file within `tableLimits`, and finds its header. Empty rows are dropped; their numbers are not
 * reused.
 */
export class TableBuilder {
  readonly #rows: TableRow[] = [];
  #characters = 0;

  /** Throws `UnreadableFileError` if the file exceeds the limits. */
  add(row: TableRow): void {
    if (row.cells.length > tableLimits.columns && row.cells.slice(tableLimits.columns).some(isFilled))
      throw new UnreadableFileError(
        `Row ${row.number} has a value beyond column ${tableLimits.columns}. Delete what stands outside the list, and save the file again.`,
      );
    if (!row.cells.some(isFilled) && !row.unresolved) return;
    this.#rows.push(row.cells.length > tableLimits.columns ? trimmed(row) : row);
    for (const cell of row.cells) this.#characters += cell.length;
    if (this.#rows.length > tableLimits.rows + headerWithin)
      throw new UnreadableFileError(
        `The file has more than ${tableLimits.rows} rows. Split it and import the parts one after the other.`,
      );
    if (this.#characters > tableLimits.characters)
      throw new UnreadableFileError(
        `The file holds more than ${tableLimits.characters} characters of text by row ${row.number}. Leave out columns that the import does not need, or split the file.`,
      );
  }

  /** Whether nothing has been added. */
  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  /** Number of known titles in the header row. */
  titles(isTitle: IsTitle): number {
    return titlesIn(this.#rows[this.#header(isTitle)], isTitle);
  }

  /**
   * The table, with the row that has most known titles as its header; if none has any, the first row that looks like a
   * header.
   */
  finish(isTitle: IsTitle): Table {
    const header = this.#header(isTitle);
    return {
      columns: (this.#rows[header]?.cells ?? []).map((title) => title.trim()),
      rows: this.#rows.slice(header + 1),
    };
  }

  #header(isTitle: IsTitle): number {
    const first = this.#rows.slice(0, headerWithin);
    const counts = first.map((row) => titlesIn(row, isTitle));
    const max = Math.max(0, ...counts);
    if (max > 1) return counts.indexOf(max);
    return Math.max(
      0,
      first.findIndex(({ cells }) => cells.filter(isFilled).length > 1),
    );
  }
}

function titlesIn(row: TableRow | undefined, isTitle: IsTitle): number {
  return row?.cells.filter((cell) => cell.length < 100 && isTitle(cell)).length ?? 0;
}

const trimmed = (row: TableRow): TableRow => ({ ...row, cells: row.cells.slice(0, tableLimits.columns) });

/** Shared: constructing a formatter takes much longer than using it, and a file has millions of numbers. */
const plainNumbers = new Intl.NumberFormat("en-GB", { useGrouping: false, maximumFractionDigits: 20 });

/** A number written plainly, never as `1e+21`. */
export const plainNumber = (value: number): string => plainNumbers.format(value);

/** A value of a JSON file as text. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number") return Number.isInteger(value) ? plainNumber(value) : String(value);
  return typeof value === "boolean" ? String(value) : JSON.stringify(value);
}
