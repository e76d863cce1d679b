/** A row of a file: its number as a person sees it in the file (the header is row 1), and its cells as text. */
export interface TableRow {
  number: number;
  cells: readonly string[];
}

/** A file as the importer works on it, whatever its format: a header and rows of text. */
export interface Table {
  columns: readonly string[];
  rows: readonly TableRow[];
}

/** A file that cannot be read at all; the message says why and what to do, for the person who runs the import. */
export class UnreadableFileError extends Error {
  override readonly name = "UnreadableFileError";
}

/** Makes a table of a header and rows. Rows without any content are dropped; their numbers are not reused. */
export function tableOf(header: readonly string[], rows: readonly TableRow[]): Table {
  return {
    columns: header.map((title) => title.trim()),
    rows: rows.filter((row) => row.cells.some((cell) => cell.trim() !== "")),
  };
}

/** A value of a spreadsheet or JSON file as text. Numbers are written plainly, never as `1e+21`. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number")
    return Number.isInteger(value)
      ? value.toLocaleString("en-GB", { useGrouping: false, maximumFractionDigits: 0 })
      : String(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "boolean" ? String(value) : JSON.stringify(value);
}
