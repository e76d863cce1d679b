import type { ContentKind, ContentRecord } from "@preforma/domain/content";
import { type Locale, locales } from "@preforma/domain/locales";
import { slugify } from "@preforma/domain/text";
import type { Db } from "../database/schema.ts";
import { isDuplicate } from "../database/errors.ts";
import { bumpVersion } from "../database/version.ts";
import { recordSchema } from "./record-schema.ts";
import { sanitiseBody } from "./sanitise.ts";

/** An entry conflicts with a stored one; the field is the path in the record. Nothing was written. */
export class ContentConflictError extends Error {
  override readonly name = "ContentConflictError";
  readonly field: string;

  constructor(kind: ContentKind, field: string, value: string) {
    super(`Another entry of "${kind}" has the ${field} "${value}" already.`);
    this.field = field;
  }
}

/** A text with all columns of its table. */
interface TextRow {
  language_code: Locale;
  title: string;
  slug: string;
  summary: string;
  body: string;
  details: string;
}

/**
 * Writes a whole entry and notifies all readers; inside the caller's transaction. `id` names the entry to replace;
 * `undefined` adds one. Resolves with its id, or null if there is no entry with that id. Throws `ContentConflictError`
 * if the key or a slug is taken.
 */
export async function writeContent<Kind extends ContentKind>(
  transaction: Db,
  kind: Kind,
  record: ContentRecord<Kind>,
  id?: number,
): Promise<number | null> {
  if (id !== undefined && !(await exists(transaction, kind, id))) return null;
  const texts = textRows(record);
  // First, so that other writers of content wait, and a free key or slug stays free.
  await bumpVersion(transaction, "content");
  await refuseTaken(transaction, kind, record.key, texts, id);
  const now = new Date().toISOString();
  const row = {
    kind,
    key: record.key,
    is_active: record.is_active ? (1 as const) : (0 as const),
    sort_order: record.sort_order,
    published_at: record.published_at,
    expires_at: record.expires_at,
    facts: JSON.stringify(record.facts),
    updated_at: now,
  };
  const written = await (
    id === undefined
      ? transaction
          .insertInto("content_entries")
          .values({ ...row, created_at: now })
          .returning("id")
      : transaction.updateTable("content_entries").set(row).where("id", "=", id).returning("id")
  )
    .executeTakeFirst()
    .catch((error: unknown) => {
      // Another writer used the same key at the same moment.
      throw isDuplicate(error) ? new ContentConflictError(kind, "key", record.key) : error;
    });
  if (!written) return null;
  await transaction.deleteFrom("content_texts").where("entry_id", "=", written.id).execute();
  await transaction
    .insertInto("content_texts")
    .values(texts.map((text) => ({ entry_id: written.id, ...text })))
    .execute();
  return written.id;
}

/** Upserts an entry by its key. */
export async function putContent<Kind extends ContentKind>(
  transaction: Db,
  kind: Kind,
  record: ContentRecord<Kind>,
): Promise<{ id: number; isNew: boolean }> {
  const known = await idOf(transaction, kind, record.key);
  const id = await writeContent(transaction, kind, record, known);
  if (id === null) throw new Error(`The entry "${kind}/${record.key}" was removed meanwhile.`);
  return { id, isNew: known === undefined };
}

/** Removes an entry with its texts and notifies all readers; false if there is none. */
export async function removeContent(transaction: Db, kind: ContentKind, id: number): Promise<boolean> {
  if (!(await exists(transaction, kind, id))) return false;
  // First, as in `writeContent`: different lock orders would deadlock.
  await bumpVersion(transaction, "content");
  const removed = await transaction
    .deleteFrom("content_entries")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return removed !== undefined;
}

/** The id of an entry by its key. */
export async function idOf(db: Db, kind: ContentKind, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("content_entries")
    .select("id")
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.id;
}

async function exists(db: Db, kind: ContentKind, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("content_entries")
    .select("id")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The texts as rows: missing slugs are generated, bodies sanitised on their only way into the database. */
function textRows(record: ContentRecord<ContentKind>): TextRow[] {
  return locales.flatMap((language_code) => {
    const text = record.texts[language_code];
    if (!text) return [];
    const { title, slug, summary, body, ...details } = text;
    return [
      {
        language_code,
        title,
        slug: slug ?? (slugify(...slugSource(record, language_code, title)) || record.key),
        summary,
        body: sanitiseBody(body),
        details: JSON.stringify(details),
      },
    ];
  });
}

/**
 * The source of a slug. Arabic is written without vowels, so its letters make an unreadable URL; it takes the English
 * title, as products and categories do.
 */
function slugSource(record: ContentRecord<ContentKind>, locale: Locale, title: string): [string, Locale] {
  const english = locale === "ar" ? record.texts.en : undefined;
  return english ? [english.title, "en"] : [title, locale];
}

async function refuseTaken(
  db: Db,
  kind: ContentKind,
  key: string,
  texts: readonly TextRow[],
  id: number | undefined,
): Promise<void> {
  const holder = await idOf(db, kind, key);
  if (holder !== undefined && holder !== id) throw new ContentConflictError(kind, "key", key);
  const taken = await db
    .selectFrom("content_texts")
    .innerJoin("content_entries", "content_entries.id", "content_texts.entry_id")
    .select(["content_entries.id", "content_texts.language_code", "content_texts.slug"])
    .where("content_entries.kind", "=", kind)
    .where(
      "content_texts.slug",
      "in",
      texts.map((text) => text.slug),
    )
    .execute();
  for (const { language_code, slug } of texts) {
    if (taken.some((row) => row.id !== id && row.language_code === language_code && row.slug === slug))
      throw new ContentConflictError(kind, `texts.${language_code}.slug`, slug);
  }
}

/**
 * Parses a record of a kind and fills in its defaults. `mediaHosts` are hosts besides the site's own whose pictures
 * pages may show. Throws a `ZodError` with the faults.
 */
export function parseRecord<Kind extends ContentKind>(
  kind: Kind,
  given: unknown,
  mediaHosts: readonly string[] = [],
): ContentRecord<Kind> {
  // The table of schemas and the type of records use the same key.
  return recordSchema(kind, mediaHosts).parse(given) as ContentRecord<Kind>;
}
