import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { isLocale, locales } from "@preforma/domain/locales";
import { commandNamed } from "../../command-line/commands.ts";
import type { AltTexts } from "../pictures.ts";

/** Max length of an alternative text, characters: screen readers read it without a pause. */
const maxAltLength = 300;

/** The parsed command line. */
export type PhotographArguments =
  | { kind: "add"; code: string; files: string[]; replace: boolean; alt: AltTexts }
  | { kind: "remove"; code: string; which: string[] }
  | { kind: "list"; code: string };

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

/** Parses the words after the command's name. Throws `CommanderError`. */
export function photographArguments(words: readonly string[]): PhotographArguments {
  const command = photographProgram().parse(words, { from: "user" });
  const [code, files] = command.processedArgs;
  const { list, remove, replace, alt } = command.opts();
  if (list && files.length > 0) command.error("--list takes the product's code alone.");
  if (list) return { kind: "list", code };
  if (remove && files.length === 0)
    command.error('Say which photographs to remove: their files, their ids from --list, or "all".');
  if (remove) return { kind: "remove", code, which: files };
  if (files.length === 0)
    command.error(`Say which files to ${replace ? "put there" : "add"}, or give --list.`);
  if (alt !== undefined && files.length > 1)
    command.error("--alt tells of one photograph; give one file at a time with it.");
  return { kind: "add", code, files, replace, alt: alt ?? {} };
}
