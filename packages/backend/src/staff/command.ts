import { pino } from "pino";
import { chosenMediaHosts, chosenStore, UsageError, wordsOf } from "../command-line/index.ts";
import { DatabaseUnavailableError, openDatabase } from "../database/index.ts";
import { messageOf } from "../errors/index.ts";
import { SettingsMissingError } from "../settings/index.ts";
import { staffCommands } from "./commands/index.ts";
import { RefusedError } from "./staff-command.ts";

const usage = `Usage: pnpm staff <subject> <verb> [options]

Does what staff may do, on the data of DATA_DIR (.data) or DATABASE_URL, as for the site; also while it runs.

${staffCommands.map((command) => command.usage).join("\n")}
`;

async function run(words: readonly string[]): Promise<void> {
  const [subject, ...rest] = words;
  if (subject === undefined || subject === "--help" || subject === "-h" || subject === "help")
    return void process.stdout.write(usage);
  const command = staffCommands.find(({ name }) => name === subject);
  if (!command) throw new UsageError(`There is no subject ${JSON.stringify(subject)}.`);
  if (rest.length === 0 || rest.includes("--help") || rest.includes("-h"))
    return void process.stdout.write(`${command.usage}\n`);
  const database = await openDatabase(chosenStore());
  try {
    await command.run(rest, {
      db: database.db,
      mediaHosts: chosenMediaHosts(),
      logger: pino({ level: "warn" }),
    });
  } finally {
    await database.close();
  }
}

try {
  await run(wordsOf(process.argv.slice(2)));
} catch (error) {
  process.exitCode = 1;
  if (error instanceof UsageError) process.stderr.write(`${error.message}\n\n${usage}`);
  else if (
    error instanceof RefusedError ||
    error instanceof SettingsMissingError ||
    error instanceof DatabaseUnavailableError
  )
    process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`The command failed: ${messageOf(error)}\n`);
}
