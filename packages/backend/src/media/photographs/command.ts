import { basename } from "node:path";
import { chosenStore, exitCodeOf, fromCaller, print, wordsOf } from "../../command-line/commands.ts";
import { type Db, openDatabase } from "../../database/index.ts";
import { messageOf, RefusedError } from "../../errors/index.ts";
import { photographArguments, type PhotographArguments } from "./arguments.ts";
import { PhotographFolder } from "./folder.ts";
import { findProduct } from "./product.ts";
import { addPhotographs, listPhotographs, type NewPhotograph, removePhotographs } from "./store.ts";
import { photographDigest, preparePhotograph, readPhotograph } from "./take-file.ts";

/** Digest characters that suffice to distinguish the photographs of one product. */
const idLength = 8;
const idOf = ({ digest }: { digest: string }): string => digest.slice(0, idLength);

const plural = (count: number): string => `${count} photograph${count === 1 ? "" : "s"}`;

/** The context of a command. */
interface Place {
  db: Db;
  folder: PhotographFolder;
  product: { id: number; code: string };
  stop: AbortSignal;
}

async function list({ db, product }: Place): Promise<number> {
  const photographs = await listPhotographs(db, product.id);
  if (photographs.length === 0) print(`${product.code} has no photographs.`);
  for (const photograph of photographs) {
    const alt = Object.entries(photograph.alt).map(([language, text]) => `${language}="${text}"`);
    print([idOf(photograph), `${photograph.width} x ${photograph.height}`, ...alt].join("  "));
  }
  return 0;
}

/** Adds all files or none, so that a product never shows half of a change. */
async function add(place: Place, given: PhotographArguments & { kind: "add" }): Promise<number> {
  const { db, folder, product, stop } = place;
  const taken: NewPhotograph[] = [];
  let refused = 0;
  try {
    for (const file of given.files) {
      if (stop.aborted) {
        print("Stopped. Nothing was changed.");
        return 130;
      }
      try {
        const photograph = await preparePhotograph(db, folder, await readPhotograph(fromCaller(file)));
        taken.push(photograph);
        print(
          `  ${basename(file)}: ${photograph.width} x ${photograph.height}${photograph.draft ? "" : ", was taken before"}`,
        );
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        refused++;
        process.stderr.write(`  ${file}: ${error.message}\n`);
      }
    }
    if (refused > 0) {
      process.stderr.write("Nothing was changed. Mend or leave out what is named above and run it again.\n");
      return 1;
    }
    const { added, kept, removed, total } = await addPhotographs(db, folder, product.id, taken, given);
    print(
      `${product.code}: ${plural(added)} added, ${kept} already there, ${removed} removed; it has ${total} now.`,
    );
    return 0;
  } finally {
    for (const { draft } of taken) if (draft) await folder.discard(draft);
  }
}

async function remove({ db, folder, product }: Place, which: readonly string[]): Promise<number> {
  const photographs = await listPhotographs(db, product.id);
  const chosen = new Set<string>();
  let unknown = 0;
  for (const word of which) {
    const named = word === "all" ? photographs : await namedBy(word, photographs);
    for (const { digest } of named) chosen.add(digest);
    if (named.length > 0 || word === "all") continue;
    unknown++;
    process.stderr.write(`  ${word}: ${product.code} has no such photograph; --list shows those it has.\n`);
  }
  if (unknown > 0) {
    process.stderr.write("Nothing was changed.\n");
    return 1;
  }
  const { removed, total } = await removePhotographs(db, folder, product.id, chosen);
  print(`${product.code}: ${plural(removed)} removed; it has ${total} now.`);
  return 0;
}

/** The photographs that a word refers to: by a prefix of the digest, or by file. */
async function namedBy<Photograph extends { digest: string }>(
  word: string,
  photographs: readonly Photograph[],
): Promise<Photograph[]> {
  if (/^[0-9a-f]{8,32}$/.test(word)) {
    const found = photographs.filter(({ digest }) => digest.startsWith(word));
    if (found.length > 0) return found;
  }
  try {
    const digest = photographDigest(await readPhotograph(fromCaller(word)));
    return photographs.filter((photograph) => photograph.digest === digest);
  } catch {
    return [];
  }
}

async function run(words: readonly string[]): Promise<number> {
  const given = photographArguments(wordsOf(words));
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  const store = chosenStore();
  const database = await openDatabase(store);
  try {
    const folder = new PhotographFolder(store.dataDir);
    await folder.tidy();
    const place: Place = {
      db: database.db,
      folder,
      product: await findProduct(database, given.code),
      stop: stop.signal,
    };
    if (given.kind === "list") return await list(place);
    return await (given.kind === "remove" ? remove(place, given.which) : add(place, given));
  } finally {
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
    await database.close();
  }
}

/** Runs `pnpm catalogue:photograph` with the words after its name, and returns the exit code. */
export const photographCommand = (words: readonly string[]): Promise<number> =>
  exitCodeOf(
    () => run(words),
    (error) => `Nothing was changed: ${messageOf(error)}`,
  );

if (import.meta.main) process.exitCode = await photographCommand(process.argv.slice(2));
