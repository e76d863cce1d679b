import { type ContentKind, contentKinds, isContentKind } from "@preforma/domain/content";
import { contentRecordSchemas } from "@preforma/domain/content/schema";
import { isLocale } from "@preforma/domain/locales";
import type { Db } from "../database/schema.ts";
import { readVersions } from "../database/version.ts";
import type { ContentEntry } from "./entry.ts";

/** All content at one state of the database. */
export interface StoredContent {
  version: number;
  entries: readonly ContentEntry[];
  /** Entries that no longer match their kind's schema, such as `news/12`; they are not shown. */
  unreadable: readonly string[];
}

/** Reads all content, including hidden entries. */
export async function loadContent(db: Db): Promise<StoredContent> {
  const { content: version } = await readVersions(db);
  return { version, ...(await readEntries(db, contentKinds)) };
}

/** Reads the entries of some kinds, in list order; only one if an id is given. */
export async function readEntries(
  db: Db,
  kinds: readonly ContentKind[],
  id?: number,
): Promise<Omit<StoredContent, "version">> {
  const rows = await db
    .selectFrom("content_entries")
    .selectAll()
    .where("kind", "in", kinds)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("sort_order")
    .orderBy("id")
    .execute();
  const texts = await db
    .selectFrom("content_texts")
    .innerJoin("content_entries", "content_entries.id", "content_texts.entry_id")
    .selectAll("content_texts")
    .where("content_entries.kind", "in", kinds)
    .$if(id !== undefined, (query) => query.where("content_entries.id", "=", id ?? 0))
    .execute();
  const textsOf = new Map<number, Record<string, unknown>>();
  for (const { entry_id, language_code, details, ...text } of texts) {
    if (!isLocale(language_code)) continue;
    const byLanguage = textsOf.get(entry_id) ?? {};
    textsOf.set(entry_id, byLanguage);
    byLanguage[language_code] = { ...text, ...(JSON.parse(details) as object) };
  }
  const entries: ContentEntry[] = [];
  const unreadable: string[] = [];
  for (const { id: entryId, kind, is_active, facts, created_at, updated_at, ...row } of rows) {
    const record = isContentKind(kind)
      ? contentRecordSchemas[kind].safeParse({
          ...row,
          is_active: is_active === 1,
          facts: JSON.parse(facts) as unknown,
          texts: textsOf.get(entryId) ?? {},
        })
      : undefined;
    if (isContentKind(kind) && record?.success)
      entries.push({ id: entryId, kind, record: record.data, createdAt: created_at, updatedAt: updated_at });
    else unreadable.push(`${kind}/${entryId}`);
  }
  return { entries, unreadable };
}
