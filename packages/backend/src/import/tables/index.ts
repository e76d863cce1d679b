import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { messageOf } from "../../errors.ts";
import { readCsv } from "./csv.ts";
import { readJson } from "./json.ts";
import { UnreadableFileError, type Table } from "./table.ts";
import { readXlsx } from "./xlsx.ts";

export { UnreadableFileError, type Table, type TableRow } from "./table.ts";

/** Reads a file by its extension. Throws `UnreadableFileError` with a message for the person at the keyboard. */
export async function readTable(file: string): Promise<Table> {
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
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new UnreadableFileError(
      missing ? `There is no file ${file}.` : `${file} cannot be read: ${messageOf(error)}`,
      { cause: error },
    );
  }
  if (extension === ".xlsx") return readXlsx(file);
  return extension === ".json" ? readJson(bytes) : readCsv(bytes);
}
