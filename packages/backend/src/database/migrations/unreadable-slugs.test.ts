import { expect, it } from "vitest";
import { sqlite } from "../../testing/stores.ts";
import { unreadableSlugs } from "./2026-11-25-unreadable-slugs.ts";
import { ownStore } from "../../testing/open-backend.ts";
import { openedStore } from "../../testing/opened-store.ts";

it("V27: gives stored Arabic texts the English slug, but those whose slug was chosen", async () => {
  const { db } = await openedStore(await ownStore(sqlite.createEmpty));
  const entry = (key: string) =>
    db
      .insertInto("content_entries")
      .values({
        kind: "news",
        key,
        is_active: 1,
        sort_order: 0,
        facts: "{}",
        created_at: "2026-11-20T00:00:00Z",
        updated_at: "2026-11-20T00:00:00Z",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const text = (entry_id: number, language_code: "ar" | "en", title: string, slug: string) =>
    db
      .insertInto("content_texts")
      .values({ entry_id, language_code, title, slug, summary: "", body: "", details: "{}" })
      .execute();
  const [made, chosen] = [(await entry("made")).id, (await entry("chosen")).id];
  await text(made, "en", "New line", "new-line");
  await text(made, "ar", "خط", "kht");
  await text(chosen, "en", "Fair", "fair");
  await text(chosen, "ar", "معرض", "our-fair");
  await unreadableSlugs().up(db);
  const slugs = await db
    .selectFrom("content_texts")
    .select("slug")
    .where("language_code", "=", "ar")
    .orderBy("entry_id")
    .execute();
  expect(slugs.map(({ slug }) => slug)).toEqual(["new-line", "our-fair"]);
});
