import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What each mail tells of, so that it can be erased together with that, and nothing else is. */
export function mailTopics(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("outbox").addColumn("about", "text").execute();
      await db.schema.createIndex("outbox_about").on("outbox").column("about").execute();
    },
  };
}
