import type { Logger } from "pino";
import type { ContentKind, ContentRecord } from "@preforma/domain/content";
import type { Database } from "../database/index.ts";
import { putContent } from "./store.ts";
import { seedOnce } from "../database/seed-once.ts";

/** Entries of a seed. */
export type SeedContent = readonly { kind: ContentKind; record: ContentRecord<ContentKind> }[];

/**
 * Writes the demonstration content once, into a database whose catalogue is also the demonstration's: a company with
 * its own products must not find made-up bank accounts on its site. A database that was seeded before content existed
 * gets it on its next start.
 */
export async function seedContent(
  database: Database,
  catalogueSeed: string,
  read: () => Promise<SeedContent>,
  logger: Logger,
): Promise<void> {
  let entries: SeedContent = [];
  const isWritten = await seedOnce(database, catalogueSeed, "content", async (transaction) => {
    if (await transaction.selectFrom("content_entries").select("id").limit(1).executeTakeFirst())
      return false;
    entries = await read();
    for (const { kind, record } of entries) await putContent(transaction, kind, record);
    return true;
  });
  if (isWritten) logger.info({ entries: entries.length }, "demonstration content written");
}
