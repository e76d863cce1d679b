import { parse } from "csv-parse/sync";
import { messageOf } from "../../errors.ts";
import { tableOf, UnreadableFileError, type Table } from "./table.ts";

/**
 * The text of a file as Excel saves it in different countries: UTF-8 with or without byte order mark,
 * UTF-16 (its "Unicode text"), or else Windows-1254, the code page of Turkish Windows.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1254").decode(bytes);
  }
}

const delimiters = [";", "\t", ",", "|"] as const;

/** `sep=;` on the first line is Excel's own way to name the delimiter. */
const declared = /^sep=(.)\r?\n/i;

/** The delimiter of most of the first lines' fields; quoted text does not count. */
export function delimiterOf(text: string): string {
  const lines = text
    .trimStart()
    .split(/\r?\n/, 20)
    .map((line) => line.replaceAll(/"[^"]*"?/g, ""));
  const counts = delimiters.map((delimiter) => {
    const first = (lines[0] ?? "").split(delimiter).length;
    const alike = lines.filter((line) => line.split(delimiter).length === first).length;
    return { delimiter, weight: first > 1 ? first * 100 + alike : 0 };
  });
  return counts.reduce((best, one) => (one.weight > best.weight ? one : best)).delimiter;
}

/** Reads a CSV file. Rows of unequal length are taken as they are; a quote in the middle of a field is text. */
export function readCsv(bytes: Uint8Array): Table {
  let text = decodeText(bytes);
  let delimiter = declared.exec(text)?.[1];
  const skipped = delimiter ? 1 : 0;
  if (delimiter) text = text.replace(declared, "");
  delimiter ??= delimiterOf(text);
  try {
    const records = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
    const header = records.findIndex((record) => record.some((cell) => cell.trim() !== ""));
    if (header < 0) throw new UnreadableFileError("The file is empty.");
    // A quoted line break makes a row of two lines; people count rows, so records are numbered, not lines.
    return tableOf(
      records[header] ?? [],
      records
        .slice(header + 1)
        .map((record, index) => ({ number: index + header + 2 + skipped, cells: record })),
    );
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(`The file is not a readable CSV file: ${messageOf(error)}`, {
      cause: error,
    });
  }
}
