import { readSheet } from "read-excel-file/node";
import { messageOf } from "../../errors.ts";
import { cellText, tableOf, UnreadableFileError, type Table } from "./table.ts";

/** Reads the first sheet of an Excel workbook (.xlsx). */
export async function readXlsx(file: string): Promise<Table> {
  let sheet: readonly (readonly unknown[])[];
  try {
    sheet = await readSheet(file);
  } catch (error) {
    throw new UnreadableFileError(`The file is not a readable Excel workbook (.xlsx): ${messageOf(error)}`, {
      cause: error,
    });
  }
  const rows = sheet.map((cells, index) => ({ number: index + 1, cells: cells.map(cellText) }));
  const header = rows.findIndex(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (header < 0) throw new UnreadableFileError("The first sheet of the workbook is empty.");
  return tableOf(rows[header]?.cells ?? [], rows.slice(header + 1));
}
