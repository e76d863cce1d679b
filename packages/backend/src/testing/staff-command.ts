import { CommanderError } from "@commander-js/extra-typings";
import { pino } from "pino";
import { vi } from "vitest";
import { RefusedError } from "../errors/index.ts";
import type { Database } from "../database/index.ts";
import type { StaffSubject } from "../staff/staff-command.ts";

/** A picture host that the commands of {@link printedBy} accept. */
export const mediaHost = "cdn.example.com";

/** Runs a staff command in this process and returns its output. Rethrows errors of the command. */
export async function printedBy(
  subject: StaffSubject,
  db: Database["db"],
  words: readonly string[],
): Promise<string> {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const complained = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const context = { db, mediaHosts: [mediaHost], logger: pino({ level: "silent" }) };
  try {
    await subject((work) => work(context)).parseAsync([...words], { from: "user" });
    return written.mock.calls.map(([chunk]) => String(chunk)).join("");
  } finally {
    written.mockRestore();
    complained.mockRestore();
  }
}

/** The same, but returns the reason if the command was refused. */
export async function runCommand(
  subject: StaffSubject,
  db: Database["db"],
  ...words: string[]
): Promise<{ out: string; refused: string | null }> {
  try {
    return { out: await printedBy(subject, db, words), refused: null };
  } catch (error) {
    if (error instanceof RefusedError || error instanceof CommanderError)
      return { out: "", refused: error.message };
    throw error;
  }
}
