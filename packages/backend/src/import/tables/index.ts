import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname } from "node:path";
import { messageOf } from "../../errors/index.ts";
import { readCsv } from "./csv.ts";
import type { Encoding, Source } from "./encoding.ts";
import { readJson } from "./json.ts";
import { UnreadableFileError, type IsTitle, type Table } from "./table.ts";
import { readXlsx } from "./xlsx.ts";

export { encodings, type Encoding } from "./encoding.ts";
export { UnreadableFileError, type IsTitle, type Table, type TableRow } from "./table.ts";

/** Options for reading a file. */
export interface TableOptions {
  /** Recognises column titles, to find the header below a title, and the list among sheets. */
  isTitle?: IsTitle;
  /** For CSV and JSON; detected by default. */
  encoding?: Encoding | undefined;
}

/** Reads a file by its extension. Throws `UnreadableFileError` with a message for the person at the keyboard. */
export async function readTable(file: string, options: TableOptions = {}): Promise<Table> {
  const extension = extname(file).toLowerCase();
  if (extension === ".xls")
    throw new UnreadableFileError(
      "The old .xls format cannot be read. Save the file as .xlsx or .csv in Excel.",
    );
  if (![".csv", ".txt", ".tsv", ".json", ".xlsx"].includes(extension)) {
    throw new UnreadableFileError(
      `A ${extension || "file without extension"} cannot be imported; .csv, .json and .xlsx can.`,
    );
  }
  try {
    if (!(await stat(file)).isFile()) throw new UnreadableFileError(`${file} is not a file.`);
    if (extension === ".xlsx") return await readXlsx(file, options.isTitle);
    const source: Source = () => createReadStream(file) as AsyncIterable<Uint8Array>;
    return await (extension === ".json" ? readJson(source, options) : readCsv(source, options));
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new UnreadableFileError(
      missing ? `There is no file ${file}.` : `${file} cannot be read: ${messageOf(error)}`,
      { cause: error },
    );
  }
}
