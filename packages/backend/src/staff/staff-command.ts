import type { Command } from "@commander-js/extra-typings";
import type { Logger } from "pino";
import { recordNumbers, say } from "../command-line/commands.ts";
import type { Db } from "../database/index.ts";
import { readSettings } from "../settings/index.ts";
import { recordAudit } from "../audit/index.ts";

/** What a command works with. */
export interface StaffContext {
  db: Db;
  /** Hosts whose pictures pages show beside the site's own. */
  mediaHosts: readonly string[];
  logger: Logger;
}

/** Does some work on the chosen data, which are opened for it. */
export type WithContext = (work: (context: StaffContext) => Promise<void>) => Promise<void>;

/**
 * Makes the command of one subject, with its verbs: `pnpm staff <subject> <verb> ...`. It runs beside a server on the
 * same data, so transactions are short and nothing is held in between. A verb throws `RefusedError` for what cannot
 * be done.
 */
export type StaffSubject = (withContext: WithContext) => Command;

/** Where visitors reach the site, for links that a command prints: as the environment or the settings say. */
export async function siteOrigin(db: Db): Promise<string> {
  const given = process.env["PUBLIC_ORIGIN"] || (await readSettings(db))?.site_url;
  return given ? new URL(given).origin : `http://localhost:${process.env["PORT"] || 3000}`;
}

/** Puts on record what a command did; no account has done it. */
export const audit = (db: Db, action: string, subject: string): Promise<void> =>
  recordAudit(db, { customerId: null, action, subject });

/** Records that a list prints at a time. */
export const listed = 50;

/** Says at the end of a list which part of it was printed. */
export function sayPage(printed: number, total: number, page: number): void {
  const last = Math.ceil(total / listed);
  say(
    page > last
      ? `There is no page ${page}; the last one is ${last}.`
      : `${printed} of ${total}, page ${page} of ${last}.`,
  );
}

/** Adds verbs that take the numbers of records, and work on one after the other. */
export function addRecordVerbs(
  command: Command,
  withContext: WithContext,
  verbs: Readonly<
    Record<string, readonly [description: string, work: (context: StaffContext, id: number) => Promise<void>]>
  >,
): void {
  for (const [verb, [description, work]] of Object.entries(verbs))
    command
      .command(verb)
      .description(description)
      .argument("<id...>", "their numbers", recordNumbers)
      .action((ids) =>
        withContext(async (context) => {
          for (const id of ids) await work(context, id);
        }),
      );
}
