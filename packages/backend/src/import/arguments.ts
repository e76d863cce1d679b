import { parseArgs } from "node:util";
import { isLocale, locales, type Locale } from "@preforma/domain/locales";
import { UsageError, wordsOf } from "../command-line.ts";
import { messageOf } from "../errors.ts";
import { fieldNames, type FieldName } from "./columns.ts";

/** What was asked for on the command line. */
export interface ImportArguments {
  file: string;
  dryRun: boolean;
  language: Locale;
  map: Partial<Record<FieldName, string>>;
  report: string | null;
}

/** What `--help` prints. */
export const usage = `Usage: pnpm catalogue:import <file.csv|.json|.xlsx> [options]

Brings a stock list into the catalogue: new codes are added, known ones updated.

  --dry-run             read and check everything, write nothing
  --language <code>     language of the product names (${locales.join(", ")}); en unless given
  --map <field=Column>  say which column holds a field; may be given several times
                        fields: ${fieldNames.slice(0, 7).join(", ")},
                                ${fieldNames.slice(7).join(", ")}
  --report <file.csv>   write rejected rows with row number and reason to a file
  --help                print this

The catalogue is the one of DATA_DIR (.data) or DATABASE_URL, as for the site.
`;

function mapOf(pairs: readonly string[]): ImportArguments["map"] {
  const map: ImportArguments["map"] = {};
  for (const pair of pairs) {
    const [field = "", ...title] = pair.split("=");
    if (!(fieldNames as readonly string[]).includes(field) || title.length === 0) {
      throw new UsageError(
        `--map ${pair}: write it as field=Column title. Fields are ${fieldNames.join(", ")}.`,
      );
    }
    map[field as FieldName] = title.join("=");
  }
  return map;
}

/** Reads the command line; null when help was asked for. Throws `UsageError`. */
export function readArguments(given: readonly string[]): ImportArguments | null {
  let parsed;
  try {
    parsed = parseArgs({
      args: wordsOf(given),
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        language: { type: "string", default: "en" },
        map: { type: "string", multiple: true, default: [] },
        report: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
  const { values, positionals } = parsed;
  if (values.help) return null;
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new UsageError(file === undefined ? "Say which file to import." : "Import one file at a time.");
  if (!isLocale(values.language))
    throw new UsageError(`--language ${values.language}: must be one of ${locales.join(", ")}.`);
  return {
    file,
    dryRun: values["dry-run"],
    language: values.language,
    map: mapOf(values.map),
    report: values.report ?? null,
  };
}
