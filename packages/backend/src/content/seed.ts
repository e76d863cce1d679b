import type { Logger } from "pino";
import type { ContentKind, ContentRecord } from "@preforma/domain/content";
import type { Database } from "../database/index.ts";
import { putContent } from "./store.ts";

/** Entries that a seed writes. */
export type SeedContent = readonly { kind: ContentKind; record: ContentRecord<ContentKind> }[];

/**
 * Writes the demonstration content once, into a database whose catalogue is the demonstration's too: a company with
 * its own products must not find made-up bank accounts on its site. A database that was seeded before there was
 * content gets it on its next start. All of it is written in one transaction.
 */
export async function seedContent(
  database: Database,
  catalogueSeed: string,
  read: () => Promise<SeedContent>,
  logger: Logger,
): Promise<void> {
  const { db } = database;
  const name = `${catalogueSeed}-content`;
  await database.alone(async () => {
    const seeds = await db
      .selectFrom("seeds")
      .selectAll()
      .where("name", "in", [name, catalogueSeed])
      .execute();
    if (!seeds.some((seed) => seed.name === catalogueSeed) || seeds.some((seed) => seed.name === name))
      return;
    if (await db.selectFrom("content_entries").select("id").limit(1).executeTakeFirst()) return;
    const entries = await read();
    const started_at = new Date().toISOString();
    await db.transaction().execute(async (transaction) => {
      for (const { kind, record } of entries) await putContent(transaction, kind, record);
      await transaction
        .insertInto("seeds")
        .values({ name, started_at, finished_at: new Date().toISOString() })
        .execute();
    });
    logger.info({ entries: entries.length }, "demonstration content written");
  });
}
