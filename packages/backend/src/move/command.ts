import { chosenStore, commandNamed, exitCodeOf, print, wordsOf } from "../command-line/commands.ts";
import { outliveReader } from "../command-line/index.ts";
import { messageOf, RefusedError } from "../errors/index.ts";
import { moveToPostgres } from "./move-to-postgres.ts";

function program() {
  return commandNamed(
    "pnpm move-to-postgres",
    "Moves the data of DATA_DIR (.data) from SQLite to the empty database in DATABASE_URL. Stop the site first. " +
      "A move that was interrupted goes on when the command is run again.",
  ).action(async () => {
    const started = performance.now();
    const { dataDir, databaseUrl } = chosenStore();
    if (databaseUrl === undefined)
      throw new RefusedError("Name an empty PostgreSQL database in DATABASE_URL (postgres://…).");
    const { tables, before } = await moveToPostgres(dataDir, databaseUrl, (name, { rows, checksum }) =>
      print(`${name}: ${rows} rows, checksum ${checksum.slice(0, 16)}`),
    );
    const rows = [...tables.values()].reduce((sum, table) => sum + table.rows, 0);
    print(
      `${tables.size} tables with ${rows} rows are the same on both sides${before > 0 ? ` (${before} tables were there before)` : ""}, ` +
        `after ${((performance.now() - started) / 1000).toFixed(1)} s.`,
    );
    print(
      "Start the site with this DATABASE_URL and the same DATA_DIR. The old database is now preforma.sqlite.moved: " +
        "delete it once there is a backup of the new one. It holds personal data.",
    );
  });
}

/** Runs `pnpm move-to-postgres` with the words after its name, and returns the exit code. */
export const moveCommand = (words: readonly string[]): Promise<number> =>
  exitCodeOf(
    () => program().parseAsync(wordsOf(words), { from: "user" }),
    (error) => `The move stopped: ${messageOf(error)}\nNothing is lost; run the same command again to go on.`,
  );

if (import.meta.main) {
  outliveReader();
  process.exitCode = await moveCommand(process.argv.slice(2));
}
