import { parseArgs } from "node:util";
import { isLocale, locales } from "@preforma/domain/locales";
import { UsageError, wordsOf } from "../../command-line/index.ts";
import { messageOf } from "../../errors/index.ts";
import type { AltTexts } from "../pictures.ts";

/** Longest alternative text, characters: it is read aloud in one go. */
const longestAlt = 300;

/** What was asked for on the command line. */
export type PhotographArguments =
  | { kind: "add"; code: string; files: string[]; replace: boolean; alt: AltTexts }
  | { kind: "remove"; code: string; which: string[] }
  | { kind: "list"; code: string };

/** What `--help` prints. */
export const usage = `Usage: pnpm catalogue:photograph <product code> <file...> [options]

Gives a product photographs of its own; they stand before its studio pictures. JPEG, PNG, WebP and AVIF
are taken, turned upright, freed of their metadata and stored in all widths and formats that pages need.
The same file is stored once, however often it is given.

  (no option)           add the files behind the photographs that are there
  --replace             the files take the place of all that is there
  --remove              take photographs away: name their files, their ids as --list gives them, or "all"
  --list                show what is there
  --alt <language=text> what the photograph shows, for those who cannot see it; may be given once per language
                        (${locales.join(", ")}), for one file at a time; without it the product's title stands there.
                        On a file that is there already it changes the text, an empty one takes it away
  --help                print this

The catalogue is the one of DATA_DIR (.data) or DATABASE_URL, as for the site; files lie in
DATA_DIR/media/photographs.
`;

function altOf(pairs: readonly string[]): AltTexts {
  const alt: Partial<Record<string, string>> = {};
  for (const pair of pairs) {
    const [language = "", ...rest] = pair.split("=");
    const text = rest.join("=").trim();
    if (!isLocale(language) || rest.length === 0)
      throw new UsageError(`--alt ${pair}: write it as language=text. Languages are ${locales.join(", ")}.`);
    if (text.length > longestAlt)
      throw new UsageError(
        `--alt ${language}: the text has ${text.length} characters; at most ${longestAlt} are read with pleasure.`,
      );
    alt[language] = text;
  }
  return alt;
}

/** Reads the command line; null when help was asked for. Throws `UsageError`. */
export function readArguments(given: readonly string[]): PhotographArguments | null {
  let parsed;
  try {
    parsed = parseArgs({
      args: wordsOf(given),
      allowPositionals: true,
      options: {
        list: { type: "boolean", default: false },
        remove: { type: "boolean", default: false },
        replace: { type: "boolean", default: false },
        alt: { type: "string", multiple: true, default: [] },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
  const { values, positionals } = parsed;
  if (values.help) return null;
  const [code, ...named] = positionals;
  if (code === undefined) throw new UsageError("Say which product, by its code.");
  if (Number(values.list) + Number(values.remove) + Number(values.replace) > 1)
    throw new UsageError("Give one of --list, --remove and --replace.");
  if ((values.list || values.remove) && values.alt.length > 0)
    throw new UsageError("--alt goes with a file that is added.");
  if (values.list) {
    if (named.length > 0) throw new UsageError("--list takes the product's code alone.");
    return { kind: "list", code };
  }
  if (values.remove) {
    if (named.length === 0)
      throw new UsageError('Say which photographs to remove: their files, their ids from --list, or "all".');
    return { kind: "remove", code, which: named };
  }
  if (named.length === 0)
    throw new UsageError(`Say which files to ${values.replace ? "put there" : "add"}, or give --list.`);
  if (values.alt.length > 0 && named.length > 1)
    throw new UsageError("--alt tells of one photograph; give one file at a time with it.");
  return { kind: "add", code, files: named, replace: values.replace, alt: altOf(values.alt) };
}
