import { writeFile } from "node:fs/promises";
import { fromCaller, RefusedError, say } from "../command-line/commands.ts";
import type { Db } from "../database/index.ts";
import { messageOf } from "../errors/index.ts";
import type { ImportArguments } from "./arguments.ts";
import { findCategories, findKnownCategories } from "./categories.ts";
import { certainties, fileDrafts, groupsOf } from "./filing.ts";
import type { ReadRows, Rejection } from "./rows.ts";

/** Rejected rows that are printed; the report has all of them. */
const maxPrinted = 20;
/** Rows of each group that a dry run shows. */
const samples = 20;

async function tellRejections(rejections: readonly Rejection[], report: string | undefined): Promise<void> {
  for (const one of rejections.slice(0, maxPrinted))
    say(`  row ${one.row}${one.code ? ` (${one.code})` : ""}: ${one.reason}`);
  const more = rejections.length - maxPrinted;
  if (more > 0)
    say(`  and ${more} more${report ? "" : "; --report rejected.csv writes all of them to a file"}`);
  if (report) {
    await writeReport(fromCaller(report), rejections);
    say(`  written to ${fromCaller(report)}`);
  }
}

/** How much the names said, so that a wrong column or language is noticed before anything is written. */
function tellReadings({ drafts }: ReadRows): void {
  const share = (what: string, count: number): string =>
    `${what} ${drafts.length === 0 ? 0 : Math.round((count / drafts.length) * 100)} %`;
  const known = (["article", "neck", "volumeMl", "colourKey", "material"] as const).map(
    (field) => drafts.filter((draft) => draft[field] !== null).length,
  );
  say(
    `  read from the names: ${["kind", "neck", "volume", "colour", "material"].map((what, index) => share(what, known[index] ?? 0)).join(", ")}`,
  );
}

/** Where the rows go and how surely; on a dry run with rows of each group, to be looked over. */
async function tellGroups(
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
    say(`  ${title} (${categoryKey}): ${rows.length} rows, ${sure.join(", ")}`);
    if (dryRun) for (const { row, code, name } of samplesOf(rows)) say(`    row ${row}  ${code}  ${name}`);
  }
}

/** Rows from all over a group, so that the dry run shows more than how it begins. */
function samplesOf<Row>(rows: readonly Row[]): Row[] {
  const step = Math.max(1, rows.length / samples);
  return Array.from(
    { length: Math.min(samples, rows.length) },
    (_, index) => rows[Math.floor(index * step)],
  ).filter((row) => row !== undefined);
}

/** Tells what is retired because a list no longer names it. */
export function tellRetired(codes: readonly string[], become: "were" | "would be"): void {
  if (codes.length === 0) return;
  const more = codes.length - maxPrinted;
  say(
    `${codes.length} products that the list no longer names ${become} retired: ${codes.slice(0, maxPrinted).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
  );
}

/** Tells what the list says, and what of it the catalogue takes. `db` is null where there is no catalogue yet. */
export async function tell(
  db: Db | null,
  read: ReadRows,
  file: string,
  given: ImportArguments,
): Promise<void> {
  say(`${file}: ${read.drafts.length + read.rejections.length} rows, ${read.rejections.length} rejected`);
  await tellRejections(read.rejections, given.report);
  tellReadings(read);
  await tellGroups(db, read, given);
}

/** A CSV field; one that a spreadsheet would take for a formula is escaped. */
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
