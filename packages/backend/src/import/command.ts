import { stat } from "node:fs/promises";
import { SingleBar } from "cli-progress";
import { CommanderError } from "@commander-js/extra-typings";
import { chosenStore, fromCaller, RefusedError, say, wordsOf } from "../command-line/index.ts";
import { DatabaseUnavailableError, openDatabase } from "../database/index.ts";
import { messageOf } from "../errors/index.ts";
import { importProgram, type ImportArguments } from "./arguments.ts";
import { CatalogueFolderError } from "../families/index.ts";
import { findKnownCategories } from "./categories.ts";
import { certainties, fileDrafts, groupsOf } from "./filing.ts";
import { readFileRows, writeRows, type ImportResult } from "./import-file.ts";
import { importFolder } from "./import-folder.ts";
import { writeReport } from "./report.ts";
import type { ReadRows, Rejection } from "./rows.ts";
import { readRules } from "./rules.ts";
import { UnreadableFileError } from "./tables/index.ts";

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
async function tellGroups({ drafts }: ReadRows, { category, dryRun }: ImportArguments): Promise<void> {
  const categories = await findKnownCategories();
  // The category of a person's own is known to the database alone, which a dry run leaves closed.
  const isKnown = category === undefined || categories.named(category) !== undefined;
  for (const { title, categoryKey, counts, drafts: rows } of groupsOf(
    fileDrafts(drafts, categories, isKnown ? (category ?? null) : null),
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

function tellRetired(codes: readonly string[]): void {
  if (codes.length === 0) return;
  const more = codes.length - maxPrinted;
  say(
    `${codes.length} products that the list no longer names were retired: ${codes.slice(0, maxPrinted).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
  );
}

async function write(read: ReadRows, given: ImportArguments): Promise<ImportResult> {
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  const database = await openDatabase(chosenStore());
  // The bar is drawn on terminals only.
  const bar = new SingleBar({
    format: "  [{bar}] {value}/{total} products, {eta} s left",
    noTTYOutput: false,
    clearOnComplete: true,
  });
  bar.start(read.drafts.length, 0);
  try {
    return await writeRows(database, read, {
      language: given.language,
      category: given.category ?? null,
      retireMissing: given.retireMissing,
      signal: stop.signal,
      onProgress: (done) => bar.update(done),
    });
  } finally {
    bar.stop();
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
    await database.close();
  }
}

async function run(words: readonly string[]): Promise<number> {
  const command = importProgram().parse(wordsOf(words), { from: "user" });
  const [file] = command.processedArgs;
  const given = command.opts();
  const path = fromCaller(file);
  if ((await stat(path).catch(() => null))?.isDirectory()) {
    await importFolder(path, given);
    return 0;
  }
  const rules = given.rules === undefined ? undefined : await readRules(fromCaller(given.rules));
  const read = await readFileRows(path, { ...given, rules });
  say(`${file}: ${read.drafts.length + read.rejections.length} rows, ${read.rejections.length} rejected`);
  await tellRejections(read.rejections, given.report);
  tellReadings(read);
  await tellGroups(read, given);
  if (given.dryRun) {
    say("Dry run: nothing was written.");
    return 0;
  }
  const started = performance.now();
  const result = await write(read, given);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(
    `${result.inserted} products added, ${result.updated} updated, ${result.unchanged} unchanged in ${seconds} s.`,
  );
  tellRetired(result.retired);
  if (result.remaining === 0) return 0;
  say(`Stopped with ${result.remaining} products to go. Run the same command again to go on.`);
  return 130;
}

/** Runs `pnpm catalogue:import` with the words after its name, and gives the exit code. */
export async function importCommand(words: readonly string[]): Promise<number> {
  try {
    return await run(words);
  } catch (error) {
    // It has been printed already.
    if (error instanceof CommanderError) return error.exitCode;
    if (
      error instanceof RefusedError ||
      error instanceof UnreadableFileError ||
      error instanceof CatalogueFolderError ||
      error instanceof DatabaseUnavailableError
    )
      process.stderr.write(`${error.message}\n`);
    else
      process.stderr.write(
        `The import stopped: ${messageOf(error)}\nEvery finished batch is stored; run the same command again to go on.\n`,
      );
    return 1;
  }
}

if (import.meta.main) process.exitCode = await importCommand(process.argv.slice(2));
