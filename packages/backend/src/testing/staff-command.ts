import { pino } from "pino";
import { vi } from "vitest";
import { UsageError } from "../command-line/index.ts";
import type { Database } from "../database/index.ts";
import { RefusedError, type StaffCommand } from "../staff/staff-command.ts";

/** Runs a command of the staff in this process and gives what it printed, or why it was refused. */
export async function runCommand(
  command: StaffCommand,
  db: Database["db"],
  ...words: string[]
): Promise<{ out: string; refused: string | null }> {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const printed = (): string => written.mock.calls.map(([chunk]) => String(chunk)).join("");
  try {
    await command.run(words, { db, mediaHosts: ["cdn.example.com"], logger: pino({ level: "silent" }) });
    return { out: printed(), refused: null };
  } catch (error) {
    if (error instanceof RefusedError || error instanceof UsageError)
      return { out: printed(), refused: error.message };
    throw error;
  } finally {
    written.mockRestore();
  }
}
