import { buffer } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { commandNamed, print } from "../../command-line/commands.ts";
import { complaintLines, messageOf, RefusedError } from "../../errors/index.ts";
import {
  changeSettings,
  settingNames,
  settingsChangeSchema,
  staffSettings,
  storedSettings,
  type StaffSettings,
} from "../../settings/index.ts";
import { textOf } from "../../text/text-file.ts";
import { editedText } from "../editor.ts";
import type { StaffContext, StaffSubject } from "../staff-command.ts";

/** `pnpm staff settings`: company, languages, switches and mail server of the site. */
export const settingsCommand: StaffSubject = (withContext) => {
  const settings = commandNamed(
    "settings",
    "The company, the languages, the switches and the mail server of the site.",
  );
  settings
    .command("get")
    .description("Prints all settings or one as JSON.")
    .argument("[name]", `such as "contact_info.phone"; names are ${settingNames.join(", ")}`)
    .action((name) => withContext((context) => get(context, name)));
  settings
    .command("set")
    .description("Changes one setting.")
    .argument("<name>", "its name, as `settings get` shows it")
    .argument("[value]", "JSON or plain text")
    .option("--stdin", "read the value from standard input: for passwords and long lists", false)
    .action((name, value, { stdin }) =>
      withContext(async (context) => {
        if (stdin === (value !== undefined)) throw new RefusedError("Give either a value or --stdin.");
        await set(context, name, value);
      }),
    );
  settings
    .command("edit")
    .description("Opens all settings in $EDITOR, or takes them from a JSON file.")
    .argument("[file]", "a file with changed settings")
    .action((file) => withContext((context) => edit(context, file)));
  return settings;
};

async function get(context: StaffContext, name: string | undefined): Promise<void> {
  const settings = staffSettings(await storedSettings(context.db));
  const value = name === undefined ? settings : valueAt(settings, name.split("."), name);
  print(typeof value === "string" ? value : JSON.stringify(value, null, 2));
}

/** If no value is given, it is read from standard input. */
async function set(context: StaffContext, name: string, given: string | undefined): Promise<void> {
  const settings = staffSettings(await storedSettings(context.db));
  const path = name.split(".");
  const [top = ""] = path;
  const isSecret = name === "smtp_config.password";
  const before = isSecret ? "" : valueAt(settings, path, name);
  if (given !== undefined && (isSecret || (top === "smtp_config" && given.includes('"password"'))))
    throw new RefusedError(
      "Other users of this machine can read a password on a command line. Use --stdin and type it there.",
    );
  const text = given ?? (await inputText()).replace(/\r?\n$/, "");
  const value = isSecret ? text : readValue(text, before);
  const copy = structuredClone(settings) as unknown as Record<string, unknown>;
  const holder = path.length === 1 ? copy : valueAt(copy, path.slice(0, -1), name);
  if (typeof holder !== "object" || holder === null)
    throw new RefusedError(`${top} is not set. Set it whole: settings set ${top} --stdin`);
  (holder as Record<string, unknown>)[path.at(-1) ?? ""] = value;
  await write(context, { [top]: copy[top] }, settings);
}

async function inputText(): Promise<string> {
  const bytes = await buffer(process.stdin);
  try {
    return textOf(bytes);
  } catch (error) {
    throw new RefusedError(`Standard input cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

/** A text setting stays text; everything else is parsed as JSON, or else taken as text. */
function readValue(text: string, before: unknown): unknown {
  if (typeof before === "string" && text !== "null") return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The value at a path in the settings. Throws `RefusedError` if there is none. */
function valueAt(settings: object, path: readonly string[], name: string): unknown {
  let value: unknown = settings;
  for (const part of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part))
      throw new RefusedError(
        part === "password"
          ? "Passwords are never printed. `settings get smtp_config` says whether there is one."
          : `There is no setting ${name}.`,
      );
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

async function edit(context: StaffContext, file: string | undefined): Promise<void> {
  const before = staffSettings(await storedSettings(context.db));
  await editedText(JSON.stringify(before, null, 2), file, async (text, redraft) => {
    let edited: unknown;
    try {
      edited = JSON.parse(text);
    } catch (error) {
      throw new RefusedError(`This is no JSON: ${error instanceof Error ? error.message : "unreadable"}`, {
        cause: error,
      });
    }
    if (typeof edited !== "object" || edited === null || Array.isArray(edited))
      throw new RefusedError("The settings are one JSON object.");
    // Only the settings that were edited here: someone else may be changing others.
    const changes = Object.fromEntries(
      Object.entries(edited).filter(
        ([name, value]) =>
          JSON.stringify(value) !== JSON.stringify((before as Record<string, unknown>)[name]),
      ),
    );
    await redraft(JSON.stringify(changes, null, 2));
    await write(context, changes, before);
  });
}

/** Writes some settings. `before` contains the values that the person saw: later changes are not overwritten. */
async function write(
  { db, mediaHosts }: StaffContext,
  change: Record<string, unknown>,
  before: StaffSettings,
): Promise<void> {
  const refuseOthers = (now: StaffSettings): void => {
    const others = settingNames.filter(
      (name) => name in change && !isDeepStrictEqual(now[name], before[name]),
    );
    if (others.length > 0)
      throw new RefusedError(
        `Nothing was changed: somebody else has changed ${others.join(", ")} meanwhile. Begin with what is there now: pnpm staff settings get`,
      );
  };
  try {
    const checked = settingsChangeSchema(mediaHosts).parse(change);
    const changed = await changeSettings(db, checked, { customerId: null }, refuseOthers);
    if (changed.length === 0) print("Nothing has changed.");
    for (const name of changed) print(`${name} has been changed.`);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new RefusedError(`Nothing was changed.\n${complaintLines(error.issues)}`, { cause: error });
  }
}
