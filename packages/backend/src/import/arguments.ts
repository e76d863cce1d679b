import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { locales, type Locale } from "@preforma/domain/locales";
import { commandNamed } from "../command-line/commands.ts";
import { fieldNames, type FieldName } from "./columns.ts";
import { encodings } from "./tables/index.ts";

type ColumnMap = Partial<Record<FieldName, string>>;

/** The command line of `pnpm catalogue:import`. */
export function importProgram() {
  return commandNamed(
    "pnpm catalogue:import",
    "Brings a stock list into the catalogue: new codes are added, known ones updated. A folder is a catalogue of categories and families of products, such as demo/catalogue; see docs/catalogue-folder.md.",
  )
    .argument("<file>", "a CSV, JSON or XLSX file, or a folder")
    .option(
      "--dry-run",
      "read and check everything, show 20 rows of each group and what would be retired, write nothing",
      false,
    )
    .addOption(
      new Option("--language <code>", "language of the product names")
        .choices(locales)
        .default("en" satisfies Locale),
    )
    .option(
      "--map <field=Column>",
      `say which column holds a field; may be given several times. Fields: ${fieldNames.join(", ")}`,
      mapped,
      {},
    )
    .option(
      "--rules <file.json>",
      "what you know of rows that the import cannot tell; see docs/import-rules.md",
    )
    .option("--category <key>", "category (key or title) for rows of which nothing is known")
    .option(
      "--retire-missing",
      "take products out of the catalogue that the list no longer names; only codes that begin with the same letters as the list's count",
      false,
    )
    .addOption(
      new Option("--encoding <name>", "encoding of a CSV or JSON file; it is detected unless given").choices(
        encodings,
      ),
    )
    .option("--report <file.csv>", "write rejected rows with row number and reason to a file")
    .addHelpText("after", "\nThe catalogue is the one of DATA_DIR (.data) or DATABASE_URL, as for the site.");
}

/** The parsed command line. */
export type ImportArguments = ReturnType<ReturnType<typeof importProgram>["opts"]>;

function mapped(pair: string, map: ColumnMap): ColumnMap {
  const [given = "", ...title] = pair.split("=");
  const field = fieldNames.find((name) => name === given);
  if (field === undefined || title.length === 0)
    throw new InvalidArgumentError(`Write it as field=Column title. Fields are ${fieldNames.join(", ")}.`);
  return { ...map, [field]: title.join("=") };
}
