import { stat } from "node:fs/promises";
import { SingleBar } from "cli-progress";
import { gtin14 } from "@preforma/domain/catalogue";
import { chosenStore, exitCodeOf, fromCaller, print, wordsOf } from "../command-line/commands.ts";
import { outliveReader } from "../command-line/index.ts";
import { openStore } from "../command-line/open-store.ts";
import { type Database, type Db, readDatabase } from "../database/index.ts";
import { GtinTakenError, holdersOf } from "../catalogue/gtins.ts";
import { messageOf, RefusedError } from "../errors/index.ts";
import { type ImportArguments, importProgram } from "./arguments.ts";
import { readCatalogueFolder } from "../families/read-folder.ts";
import { type ImportResult, readFileRows, writeRows, missingCodes, underStoredCodes } from "./import-file.ts";
import type { ReadRows } from "./rows.ts";
import { withStoredValues } from "./stored-values.ts";
import { readRules } from "./rules.ts";
import { printSummary, printRetired } from "./print-summary.ts";
import { writeCatalogue } from "../catalogue/store.ts";

async function write(database: Database, read: ReadRows, given: ImportArguments): Promise<ImportResult> {
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  // The bar is shown on terminals only.
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
  }
}

async function run(words: readonly string[]): Promise<number> {
  const command = importProgram().parse(wordsOf(words), { from: "user" });
  const [file] = command.processedArgs;
  const given = command.opts();
  const path = fromCaller(file);
  if ((await stat(path).catch(() => null))?.isDirectory()) {
    await importFolder(path, given, command.getOptionValueSource("language") === "cli");
    return 0;
  }
  const rules = given.rules === undefined ? undefined : await readRules(fromCaller(given.rules));
  const listed = await readFileRows(path, { ...given, rules });
  if (given.dryRun) {
    await readDatabase(chosenStore(), async (db) => {
      const read = db ? await fitted(db, listed) : listed;
      await printSummary(db, read, file, given);
      if (db && given.retireMissing) printRetired(await missingCodes(db, read), "would be");
    });
    print("Dry run: nothing was written.");
    return 0;
  }
  const database = await openStore(chosenStore(), { creates: true });
  try {
    const read = await fitted(database.db, listed);
    await printSummary(database.db, read, file, given);
    const started = performance.now();
    const result = await write(database, read, given);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    print(
      `${result.inserted} products added, ${result.updated} updated, ${result.unchanged} unchanged in ${seconds} s.`,
    );
    printRetired(result.retired, "were");
    if (result.remaining === 0) return 0;
    print(`Stopped with ${result.remaining} products to go. Run the same command again to go on.`);
    return 130;
  } finally {
    await database.close();
  }
}

/** Runs `pnpm catalogue:import` with the words after its name, and returns the exit code. */
export const importCommand = (words: readonly string[]): Promise<number> =>
  exitCodeOf(
    () => run(words),
    (error) =>
      `The import stopped: ${messageOf(error)}\nEvery finished batch is stored; run the same command again to go on.`,
  );

/**
 * Loads a catalogue folder into the catalogue: its categories, and the products that its families generate. Existing
 * ones are updated by key or code. Throws `RefusedError`.
 */
async function importFolder(folder: string, given: ImportArguments, isLanguageGiven: boolean): Promise<void> {
  const { map, report, rules, category, retireMissing, encoding } = given;
  const isMapped = Object.keys(map).length > 0;
  if (isLanguageGiven || isMapped || report || rules || category || retireMissing || encoding)
    throw new RefusedError("A catalogue folder takes no option but --dry-run.");
  const catalogue = await readCatalogueFolder(folder);
  print(`${folder}: ${catalogue.categories.length} categories, ${catalogue.products.length} products`);
  if (given.dryRun) return print("Dry run: nothing was written.");
  const database = await openStore(chosenStore(), { creates: true });
  try {
    const { inserted, updated, unchanged } = await writeCatalogue(database.db, catalogue);
    print(`${inserted} products added, ${updated} updated, ${unchanged} unchanged.`);
  } finally {
    await database.close();
  }
}

/** The rows, adapted to the stored catalogue. */
const fitted = async (db: Db, listed: ReadRows): Promise<ReadRows> =>
  withoutTakenGtins(db, await withStoredValues(db, await underStoredCodes(db, listed)));

/** Rejects rows whose GTIN belongs to another stored product. */
async function withoutTakenGtins(db: Db, { drafts, ...read }: ReadRows): Promise<ReadRows> {
  const holders = await holdersOf(
    db,
    drafts.map(({ gtin }) => gtin).filter((gtin) => typeof gtin === "string"),
  );
  const result: ReadRows = { ...read, drafts: [], rejections: [...read.rejections] };
  for (const draft of drafts) {
    const { row, code, name, gtin } = draft;
    const holding = gtin ? (holders.get(gtin14(gtin)) ?? []) : [];
    const [other] = holding;
    // Stores of earlier releases contain duplicates; a row that changes nothing about it is accepted.
    if (!gtin || other === undefined || holding.includes(code)) result.drafts.push(draft);
    else result.rejections.push({ row, code, name, reason: new GtinTakenError(gtin, other, code).message });
  }
  return { ...result, rejections: result.rejections.toSorted((a, b) => a.row - b.row) };
}

if (import.meta.main) {
  outliveReader();
  process.exitCode = await importCommand(process.argv.slice(2));
}
