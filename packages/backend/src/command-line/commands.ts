import { Command, CommanderError, InvalidArgumentError } from "@commander-js/extra-typings";
import { emailSchema } from "@preforma/domain/validation/schema";
import { resolve } from "node:path";
import { mediaHostsSchema } from "@preforma/domain/content/schema";
import type { DatabaseOptions } from "../database/index.ts";
import { RefusedError } from "../errors/index.ts";

/**
 * A command that prints what is wrong and throws `CommanderError` for invalid arguments. Its verbs, created with
 * `command()`, do the same.
 */
export function commandNamed(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .exitOverride()
    .showHelpAfterError("Add --help to see what there is.");
}

/** A whole number from 1 with at most nine digits. */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError("It must be a whole number from 1.");
  return Number(text);
}

/** An amount of a currency with two decimals, in minor units. */
export function amount(text: string): number {
  const [, whole, decimals = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new InvalidArgumentError("An amount is such as 3.25.");
  return Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}

/** The same for a price, which must not be 0: the goods would be free. */
export function price(text: string): number {
  const minor = amount(text);
  if (minor === 0) throw new InvalidArgumentError("A price must be more than 0.");
  return minor;
}

/** A day of the calendar, as the instant at which it begins in UTC (ISO 8601). */
export function day(text: string): string {
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  // Compared with the input: 31 April would become 1 May.
  if (!begin || Number.isNaN(begin.getTime()) || !begin.toISOString().startsWith(text))
    throw new InvalidArgumentError("It must be a day such as 2027-01-31.");
  return begin.toISOString();
}

/** Several record ids, one per argument. */
export const recordNumbers = (text: string, before: readonly number[] | undefined): number[] => [
  ...(before ?? []),
  wholeNumber(text),
];

/** A text that is not blank. */
export function notBlank(text: string): string {
  if (text.trim() === "") throw new InvalidArgumentError("It must not be empty.");
  return text.trim();
}

/** An e-mail address. */
export function emailAddress(text: string): string {
  const parsed = emailSchema.safeParse(text);
  if (!parsed.success) throw new InvalidArgumentError(`${text} is no e-mail address.`);
  return parsed.data;
}

/** The exit code of a command. The message of a `RefusedError` is printed; `explained` gives that of other errors. */
export async function exitCodeOf(
  run: () => Promise<unknown>,
  explained: (error: unknown) => string,
): Promise<number> {
  try {
    const code = await run();
    return typeof code === "number" ? code : 0;
  } catch (error) {
    // Already printed.
    if (error instanceof CommanderError) return error.exitCode;
    process.stderr.write(`${error instanceof RefusedError ? error.message : explained(error)}\n`);
    return 1;
  }
}

/** Prints a line for the person at the terminal. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** A path relative to the person's working directory, not to the root in which pnpm runs. */
export const fromCaller = (path: string): string => resolve(process.env["INIT_CWD"] ?? process.cwd(), path);

/** The words after the command's name. pnpm passes on a `--` separator that its user may have typed. */
export const wordsOf = (given: readonly string[]): string[] =>
  given[0] === "--" ? given.slice(1) : [...given];

/** The data of a command: those of the site that is started with the same environment. */
export function chosenStore(): DatabaseOptions {
  return {
    dataDir: resolve(process.env["DATA_DIR"] || ".data"),
    databaseUrl: process.env["DATABASE_URL"] || undefined,
  };
}

/** Picture hosts of the site that is started with the same environment. Throws `RefusedError`. */
export function chosenMediaHosts(): string[] {
  const result = mediaHostsSchema.optional().safeParse(process.env["MEDIA_HOSTS"]?.trim() || undefined);
  if (!result.success) throw new RefusedError(`MEDIA_HOSTS ${result.error.issues[0]?.message}.`);
  return result.data ?? [];
}
