import { writeFile } from "node:fs/promises";
import { fromCaller, print } from "../command-line/commands.ts";
import type { Db } from "../database/index.ts";
import { messageOf, RefusedError } from "../errors/index.ts";
import type { ImportArguments } from "./arguments.ts";
import { findCategories, findKnownCategories } from "./categories.ts";
import { certainties, fileDrafts, groupsOf } from "./filing.ts";
import type { ReadRows, Rejection } from "./rows.ts";

/** Max rejected rows that are printed; the report has all of them. */
const maxPrinted = 20;
/** Rows of each group that a dry run prints. */
const samples = 20;

async function printRejections(rejections: readonly Rejection[], report: string | undefined): Promise<void> {
  for (const one of rejections.slice(0, maxPrinted))
    print(`  row ${one.row}${one.code ? ` (${one.code})` : ""}: ${one.reason}`);
  const more = rejections.length - maxPrinted;
  if (more > 0)
    print(`  and ${more} more${report ? "" : "; --report rejected.csv writes all of them to a file"}`);
  if (report) {
    await writeReport(fromCaller(report), rejections);
    print(`  written to ${fromCaller(report)}`);
  }
}

/**
 * The columns that are not read, and how many attributes the names gave, so that a wrong column or language is noticed
 * before anything is written.
 */
function printReadings({ drafts, unread }: ReadRows): void {
  if (unread.length > 0) print(`  columns that are not read: ${unread.join(", ")}`);
  const share = (what: string, count: number): string =>
    `${what} ${drafts.length === 0 ? 0 : Math.round((count / drafts.length) * 100)} %`;
  const known = (["article", "neck", "volumeMl", "colourKey", "material"] as const).map(
    (field) => drafts.filter((draft) => draft[field] !== null).length,
  );
  print(
    `  read from the names: ${["kind", "neck", "volume", "colour", "material"].map((what, index) => share(what, known[index] ?? 0)).join(", ")}`,
  );
}

/** The rows' categories and their certainty; on a dry run with sample rows of each group to check. */
async function printGroups(
  db: Db | null,
  { drafts }: ReadRows,
  { category, dryRun }: ImportArguments,
): Promise<void> {
  const categories = await (db ? findCategories(db) : findKnownCategories());
  for (const { title, categoryKey, counts, drafts: rows } of groupsOf(
    fileDrafts(drafts, categories, category),
    categories,
  )) {
    const sure = certainties.filter((one) => counts[one] > 0).map((one) => `${counts[one]} ${one}`);
    print(`  ${title} (${categoryKey}): ${rows.length} rows, ${sure.join(", ")}`);
    if (dryRun) for (const { row, code, name } of samplesOf(rows)) print(`    row ${row}  ${code}  ${name}`);
  }
}

/** Rows spread over a group, so that the dry run shows more than its start. */
function samplesOf<Row>(rows: readonly Row[]): Row[] {
  const step = Math.max(1, rows.length / samples);
  return Array.from(
    { length: Math.min(samples, rows.length) },
    (_, index) => rows[Math.floor(index * step)],
  ).filter((row) => row !== undefined);
}

/** Prints the products that are retired because a list no longer contains them. */
export function printRetired(codes: readonly string[], become: "were" | "would be"): void {
  if (codes.length === 0) return;
  const more = codes.length - maxPrinted;
  print(
    `${codes.length} products that the list no longer names ${become} retired: ${codes.slice(0, maxPrinted).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
  );
}

/**
 * Prints the content of the list, and what the catalogue accepts from it. `db` is null if there is no catalogue yet.
 */
export async function printSummary(
  db: Db | null,
  read: ReadRows,
  file: string,
  given: ImportArguments,
): Promise<void> {
  print(`${file}: ${read.drafts.length + read.rejections.length} rows, ${read.rejections.length} rejected`);
  await printRejections(read.rejections, given.report);
  printReadings(read);
  await printGroups(db, read, given);
}

/** A CSV field; one that a spreadsheet would run as a formula is escaped. */
function field(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes the rejected rows as CSV in UTF-8 with a byte order mark, so that Excel shows every letter. */
async function writeReport(file: string, rejections: readonly Rejection[]): Promise<void> {
  const lines = [
    ["row", "code", "name", "reason"],
    ...rejections.map((one) => [one.row, one.code, one.name, one.reason]),
  ];
  const text = `\ufeff${lines.map((line) => line.map(field).join(",")).join("\r\n")}\r\n`;
  await writeFile(file, text).catch((error: unknown) => {
    throw new RefusedError(
      `The report ${file} cannot be written: ${messageOf(error)}. Nothing was imported.`,
      { cause: error },
    );
  });
}
