import { basename } from "node:path";
import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { isLocale, locales } from "@preforma/domain/locales";
import {
  chosenStore,
  commandNamed,
  exitCodeOf,
  fromCaller,
  print,
  wordsOf,
} from "../../command-line/commands.ts";
import { outliveReader } from "../../command-line/index.ts";
import { openStore } from "../../command-line/open-store.ts";
import type { Db } from "../../database/index.ts";
import { messageOf, RefusedError } from "../../errors/index.ts";
import type { AltTexts } from "../pictures.ts";
import { PhotographFolder } from "./folder.ts";
import { findProduct } from "./product.ts";
import { addPhotographs, listPhotographs, type NewPhotograph, removePhotographs } from "./store.ts";
import { photographDigest, preparePhotograph, readPhotograph } from "./take-file.ts";

/** Max length of an alternative text, characters: screen readers read it without a pause. */
const maxAltLength = 300;

/** Digest characters that suffice to distinguish the photographs of one product. */
const idLength = 8;
const idOf = ({ digest }: { digest: string }): string => digest.slice(0, idLength);

const plural = (count: number): string => `${count} photograph${count === 1 ? "" : "s"}`;

/** The command line of `pnpm catalogue:photograph`. */
function photographProgram() {
  return commandNamed(
    "pnpm catalogue:photograph",
    `Gives a product photographs of its own; they stand before its studio pictures. JPEG, PNG, WebP and AVIF are taken, turned upright, freed of their metadata and stored in all widths and formats that pages need. The same file is stored once, however often it is given.`,
  )
    .argument("<code>", "the product")
    .argument("[files...]", "files that are added behind the photographs that are there")
    .addOption(
      new Option("--replace", "the files take the place of all that is there")
        .default(false)
        .conflicts(["remove", "list"]),
    )
    .addOption(
      new Option(
        "--remove",
        'take photographs away: name their files, their ids as --list gives them, or "all"',
      )
        .default(false)
        .conflicts(["list", "alt"]),
    )
    .addOption(new Option("--list", "show what is there").default(false).conflicts("alt"))
    .option(
      "--alt <language=text>",
      `what the photograph shows, for those who cannot see it; may be given once per language (${locales.join(", ")}), for one file at a time; without it the product's title stands there. On a file that is there already it changes the text, an empty one takes it away`,
      withAlt,
    )
    .addHelpText(
      "after",
      "\nThe catalogue is the one of DATA_DIR (.data) or DATABASE_URL, as for the site; files lie in DATA_DIR/media/photographs.",
    );
}

function withAlt(pair: string, alt: AltTexts | undefined): AltTexts {
  const [language = "", ...rest] = pair.split("=");
  const text = rest.join("=").trim();
  if (!isLocale(language) || rest.length === 0)
    throw new InvalidArgumentError(`Write it as language=text. Languages are ${locales.join(", ")}.`);
  if (text.length > maxAltLength)
    throw new InvalidArgumentError(
      `The text has ${text.length} characters; at most ${maxAltLength} are comfortable to listen to.`,
    );
  return { ...alt, [language]: text };
}

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
async function add(
  { db, folder, product, stop }: Place,
  files: readonly string[],
  given: { replace: boolean; alt: AltTexts },
): Promise<number> {
  const taken: NewPhotograph[] = [];
  let refused = 0;
  try {
    for (const file of files) {
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
  const command = photographProgram().parse(wordsOf(words), { from: "user" });
  const [code, files] = command.processedArgs;
  const { list: isList, remove: isRemoval, replace, alt } = command.opts();
  if (isList && files.length > 0) command.error("--list takes the product's code alone.");
  if (isRemoval && files.length === 0)
    command.error('Say which photographs to remove: their files, their ids from --list, or "all".');
  if (!isList && files.length === 0)
    command.error(`Say which files to ${replace ? "put there" : "add"}, or give --list.`);
  if (alt !== undefined && files.length > 1)
    command.error("--alt tells of one photograph; give one file at a time with it.");
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  const store = chosenStore();
  const database = await openStore(store);
  try {
    const folder = new PhotographFolder(store.dataDir);
    await folder.tidy();
    const place: Place = {
      db: database.db,
      folder,
      product: await findProduct(database, code),
      stop: stop.signal,
    };
    if (isList) return await list(place);
    return await (isRemoval ? remove(place, files) : add(place, files, { replace, alt: alt ?? {} }));
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

if (import.meta.main) {
  outliveReader();
  process.exitCode = await photographCommand(process.argv.slice(2));
}
