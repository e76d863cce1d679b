import { slugify } from "@preforma/domain/text";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

interface Tables {
  content_texts: { entry_id: number; language_code: string; title: string; slug: string };
}

/**
 * Gives Arabic texts the English slug, where theirs was made of the title: letters without vowels that nobody can read.
 * A slug that somebody chose stays. Pages are found by id, so earlier addresses lead on to the new ones.
 */
export function unreadableSlugs(): Migration {
  return {
    async up(database: Kysely<unknown>): Promise<void> {
      const db = database as Kysely<Tables>;
      const texts = await db
        .selectFrom("content_texts as arabic")
        .innerJoin("content_texts as english", "english.entry_id", "arabic.entry_id")
        .where("arabic.language_code", "=", "ar")
        .where("english.language_code", "=", "en")
        .select(["arabic.entry_id", "arabic.title", "arabic.slug", "english.slug as readable"])
        .execute();
      for (const { entry_id, title, slug, readable } of texts) {
        if (slug !== slugify(title, "ar")) continue;
        await db
          .updateTable("content_texts")
          .set({ slug: readable })
          .where("entry_id", "=", entry_id)
          .where("language_code", "=", "ar")
          .execute();
      }
    },
  };
}
