import { resolve } from "node:path";
import { mediaHostsSchema } from "@preforma/domain/content/schema";
import type { DatabaseOptions } from "../database/index.ts";
import { RefusedError } from "./refused-error.ts";

/** Prints a line for the person at the terminal. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** A path relative to the person's working directory, not to the root in which pnpm runs. */
export const fromCaller = (path: string): string => resolve(process.env["INIT_CWD"] ?? process.cwd(), path);

/** The words after the command's name. pnpm hands on a separating `--` that its user may have typed. */
export const wordsOf = (given: readonly string[]): string[] =>
  given[0] === "--" ? given.slice(1) : [...given];

/** The data that a command works on: those of the site that is started with the same environment. */
export function chosenStore(): DatabaseOptions {
  return {
    dataDir: resolve(process.env["DATA_DIR"] || ".data"),
    databaseUrl: process.env["DATABASE_URL"] || undefined,
  };
}

/** Hosts whose pictures are shown by the site that is started with the same environment. Throws `RefusedError`. */
export function chosenMediaHosts(): string[] {
  const result = mediaHostsSchema.optional().safeParse(process.env["MEDIA_HOSTS"]?.trim() || undefined);
  if (!result.success) throw new RefusedError(`MEDIA_HOSTS ${result.error.issues[0]?.message}.`);
  return result.data ?? [];
}
