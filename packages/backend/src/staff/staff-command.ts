import type { Command } from "@commander-js/extra-typings";
import type { Logger } from "pino";
import { print, recordNumbers } from "../command-line/commands.ts";
import type { Db } from "../database/index.ts";
import { RefusedError } from "../errors/index.ts";
import { readSettings } from "../settings/index.ts";
import { recordAudit } from "../audit/index.ts";

/** The context of a command. */
export interface StaffContext {
  db: Db;
  /** Hosts besides the site's own whose pictures pages may show. */
  mediaHosts: readonly string[];
  logger: Logger;
}

/** Opens the chosen data and does some work on it. */
export type WithContext = (work: (context: StaffContext) => Promise<void>) => Promise<void>;

/**
 * Creates the command of one subject, with its verbs: `pnpm staff <subject> <verb> ...`. It runs beside a server on the
 * same data, so transactions are short and no locks are held between them. A verb throws `RefusedError` if it cannot be
 * done.
 */
export type StaffSubject = (withContext: WithContext) => Command;

/** The site's origin, for links that a command prints: from the environment or the settings. */
export async function siteOrigin(db: Db): Promise<string> {
  const given = process.env["PUBLIC_ORIGIN"] || (await readSettings(db))?.site_url;
  if (!given) return `http://localhost:${process.env["PORT"] || 3000}`;
  const url = URL.canParse(given) ? new URL(given) : null;
  // `example.com:443` is a URL too, of the protocol `example.com:`.
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "")
    throw new RefusedError("PUBLIC_ORIGIN must be a URL such as https://www.example.com.");
  return url.origin;
}

/** Records an action of a command, which has no account, in the audit log. */
export const audit = (db: Db, action: string, subject: string): Promise<void> =>
  recordAudit(db, { customerId: null, action, subject });

/** Page size of a list. */
export const listed = 50;

/** Prints at the end of a list which part of it was shown. */
export function printPage(printed: number, total: number, page: number): void {
  const last = Math.ceil(total / listed);
  print(
    page > last
      ? `There is no page ${page}; the last one is ${last}.`
      : `${printed} of ${total}, page ${page} of ${last}.`,
  );
}

/** Adds verbs that take the ids of records and process them one after the other. */
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
