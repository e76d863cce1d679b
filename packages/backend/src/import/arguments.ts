import { parseArgs } from "node:util";
import { isLocale, locales, type Locale } from "@preforma/domain/locales";
import { UsageError, wordsOf } from "../command-line/index.ts";
import { messageOf } from "../errors/index.ts";
import { fieldNames, type FieldName } from "./column-titles.ts";
import { encodings, type Encoding } from "./tables/index.ts";

/** What was asked for on the command line. */
export interface ImportArguments {
  file: string;
  dryRun: boolean;
  language: Locale;
  map: Partial<Record<FieldName, string>>;
  report: string | null;
  rules: string | null;
  category: string | null;
  retireMissing: boolean;
  encoding: Encoding | undefined;
}

/** What `--help` prints. */
export const usage = `Usage: pnpm catalogue:import <file.csv|.json|.xlsx> [options]
       pnpm catalogue:import <folder> [--dry-run]

Brings a stock list into the catalogue: new codes are added, known ones updated. A folder is a catalogue of
categories and families of products, such as demo/catalogue; see docs/catalogue-folder.md.

  --dry-run             read and check everything, show 20 rows of each group, write nothing
  --language <code>     language of the product names (${locales.join(", ")}); en unless given
  --map <field=Column>  say which column holds a field; may be given several times
                        fields: ${fieldNames.slice(0, 7).join(", ")},
                                ${fieldNames.slice(7).join(", ")}
  --rules <file.json>   what you know of rows that the import cannot tell; see the README
  --category <key>      category (key or title) for rows of which nothing is known
  --retire-missing      take products out of the catalogue that the list no longer names;
                        only codes that begin with the same letters as the list's count
  --encoding <name>     encoding of a CSV or JSON file (${encodings.join(", ")}); found out unless given
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
        rules: { type: "string" },
        category: { type: "string" },
        "retire-missing": { type: "boolean", default: false },
        encoding: { type: "string" },
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
    throw new UsageError(
      file === undefined ? "Say which file or folder to import." : "Import one file or folder at a time.",
    );
  if (!isLocale(values.language))
    throw new UsageError(`--language ${values.language}: must be one of ${locales.join(", ")}.`);
  const encoding = encodings.find((known) => known === values.encoding?.toLowerCase());
  if (values.encoding !== undefined && encoding === undefined)
    throw new UsageError(`--encoding ${values.encoding}: must be one of ${encodings.join(", ")}.`);
  return {
    file,
    dryRun: values["dry-run"],
    language: values.language,
    map: mapOf(values.map),
    report: values.report ?? null,
    rules: values.rules ?? null,
    category: values.category ?? null,
    retireMissing: values["retire-missing"],
    encoding,
  };
}
