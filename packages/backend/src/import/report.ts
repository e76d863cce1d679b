import { writeFile } from "node:fs/promises";
import type { Rejection } from "./rows.ts";

/** A CSV field; one that a spreadsheet would take for a formula is escaped. */
function field(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes the rejected rows as CSV in UTF-8 with a byte order mark, so that Excel shows every letter. */
export async function writeReport(file: string, rejections: readonly Rejection[]): Promise<void> {
  const lines = [
    ["row", "code", "name", "reason"],
    ...rejections.map((one) => [one.row, one.code, one.name, one.reason]),
  ];
  await writeFile(file, `\ufeff${lines.map((line) => line.map(field).join(",")).join("\r\n")}\r\n`);
}
