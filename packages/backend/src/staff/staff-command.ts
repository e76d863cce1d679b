import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { DatabaseSchema } from "../database/index.ts";

/** What a command works with. */
export interface StaffContext {
  db: Kysely<DatabaseSchema>;
  /** Hosts whose pictures pages show beside the site's own. */
  mediaHosts: readonly string[];
  logger: Logger;
}

/**
 * The verbs of one subject: `pnpm staff <name> <verb> ...`. It runs beside a server on the same data, so
 * transactions are short and nothing is held in between.
 */
export interface StaffCommand {
  /** The subject, such as `account`. */
  name: string;
  /** One line per verb, as the help prints them. */
  usage: string;
  /**
   * `args` begin with the verb. Throws `UsageError` for words that it does not understand, and
   * {@link RefusedError} for what cannot be done.
   */
  run(args: readonly string[], context: StaffContext): Promise<void>;
}

/** Something was understood but cannot be done; the message says why and how to go on. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}
