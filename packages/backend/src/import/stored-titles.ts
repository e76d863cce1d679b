import type { Kysely } from "kysely";
import type { Locale } from "@preforma/domain/locales";
import { inBatches } from "../catalogue/store-batches.ts";
import type { DatabaseSchema } from "../database/index.ts";
import type { TitleHolders } from "./titles.ts";

/** Texts that are read at a time, and titles that are asked for by name. */
const atOnce = 20_000;
const maxNamed = 500;

/** Looks titles up in the stored catalogue; products that are not shown count too. */
export const titleHoldersIn =
  (db: Kysely<DatabaseSchema>): TitleHolders =>
  async (locale: Locale, titles: ReadonlySet<string>) => {
    const ids = new Map<string, number>();
    if (titles.size === 0) return new Map();
    // No index finds a title: a query reads all texts of a language. A long list is compared here, in one go.
    const named = titles.size <= maxNamed ? [...titles] : null;
    let last = 0;
    let rows: { product_id: number; title: string }[];
    do {
      let query = db
        .selectFrom("product_texts")
        .select(["product_id", "title"])
        .where("language_code", "=", locale)
        .where("product_id", ">", last);
      if (named) query = query.where("title", "in", named);
      rows = await query.orderBy("product_id").limit(atOnce).execute();
      for (const { product_id, title } of rows) {
        if (titles.has(title) && !ids.has(title)) ids.set(title, product_id);
        last = product_id;
      }
    } while (rows.length === atOnce);
    const codes = new Map<number, string>();
    await inBatches([...ids.values()], 5000, async (batch) => {
      const rows = await db.selectFrom("products").select(["id", "code"]).where("id", "in", batch).execute();
      for (const { id, code } of rows) codes.set(id, code);
    });
    return new Map([...ids].map(([title, id]) => [title, codes.get(id) ?? ""]));
  };
