import { Argument } from "@commander-js/extra-typings";
import { contentKinds, type ContentKind } from "@preforma/domain/content";
import { locales } from "@preforma/domain/locales";
import { commandNamed, fromCaller, print } from "../../command-line/commands.ts";
import { RefusedError } from "../../errors/index.ts";
import { ContentConflictError, idOf, putContent, removeContent } from "../../content/store.ts";
import { readContentFiles } from "../../content/content-files.ts";
import { readEntries } from "../../content/load.ts";
import type { ContentEntry } from "../../content/entry.ts";
import { audit, type StaffContext, type StaffSubject } from "../staff-command.ts";

/** `pnpm staff content`: news, legal texts, questions and the like, from files. */
export const contentCommand: StaffSubject = (withContext) => {
  const content = commandNamed("content", "News, legal texts, questions and the like, from files.");
  const kind = new Argument("<kind>", "what it is").choices(contentKinds);
  content
    .command("list")
    .description("Shows what there is, hidden and scheduled entries too.")
    .addArgument(new Argument("[kind]", "only these").choices(contentKinds))
    .action((only) => withContext((context) => list(context, only === undefined ? contentKinds : [only])));
  content
    .command("show")
    .description('Prints an entry as JSON, as "put" takes it.')
    .addArgument(kind)
    .argument("<key>", "the key of the entry")
    .action((of, key) => withContext((context) => show(context, of, key)));
  content
    .command("put")
    .description(
      'Adds or replaces the entry or the list of entries in a JSON file, by their keys; also takes a folder of such files. A day may be counted from today: "today-40d", "today+1y-1d"; so may an instant: "today+7dT09:00:00+03:00".',
    )
    .addArgument(kind)
    .argument("<file>", "the JSON file or a folder")
    .action((of, file) => withContext((context) => put(context, of, file)));
  content
    .command("remove")
    .description("Removes an entry.")
    .addArgument(kind)
    .argument("<key>", "the key of the entry")
    .action((of, key) => withContext((context) => remove(context, of, key)));
  return content;
};

/** Why readers do not see an entry, if they do not. */
function stateOf({ record }: ContentEntry): string {
  const now = new Date().toISOString();
  if (!record.is_active) return "hidden";
  if (record.published_at !== null && record.published_at > now) return `from ${record.published_at}`;
  return record.expires_at !== null && record.expires_at <= now ? `until ${record.expires_at}` : "shown";
}

async function list({ db }: StaffContext, kinds: readonly ContentKind[]): Promise<void> {
  const { entries, unreadable } = await readEntries(db, kinds);
  if (entries.length + unreadable.length === 0) return print("There is nothing.");
  for (const entry of entries) {
    const languages = locales.filter((locale) => entry.record.texts[locale]).join(" ");
    print(`${entry.kind}/${entry.record.key}  ${stateOf(entry)}  ${languages}`);
  }
  for (const entry of unreadable) print(`${entry}  not valid, left out: write it anew`);
}

async function show({ db }: StaffContext, kind: ContentKind, key: string): Promise<void> {
  const id = await idOf(db, kind, key);
  const [entry] = id === undefined ? [] : (await readEntries(db, [kind], id)).entries;
  if (!entry) throw new RefusedError(`There is no entry ${kind}/${key}.`);
  print(JSON.stringify(entry.record, null, 2));
}

async function put({ db, mediaHosts }: StaffContext, kind: ContentKind, file: string): Promise<void> {
  const records = await readContentFiles(kind, fromCaller(file), { mediaHosts, now: Date.now() });
  if (records.length === 0)
    throw new RefusedError(`${file} holds no entry; of a folder, files that end in .json are read.`);
  try {
    await db.transaction().execute(async (transaction) => {
      for (const record of records) {
        const { id, isNew } = await putContent(transaction, kind, record);
        await audit(transaction, isNew ? "content.add" : "content.change", `${kind}/${id}`);
      }
    });
  } catch (error) {
    if (error instanceof ContentConflictError)
      throw new RefusedError(`${error.message} Nothing was written.`, { cause: error });
    throw error;
  }
  for (const { key } of records) print(`${kind}/${key} has been written.`);
}

async function remove({ db }: StaffContext, kind: ContentKind, key: string): Promise<void> {
  const removed = await db.transaction().execute(async (transaction) => {
    const id = await idOf(transaction, kind, key);
    if (id === undefined || !(await removeContent(transaction, kind, id))) return false;
    await audit(transaction, "content.remove", `${kind}/${id}`);
    return true;
  });
  if (!removed) throw new RefusedError(`There is no entry ${kind}/${key}.`);
  print(`${kind}/${key} has been removed.`);
}
