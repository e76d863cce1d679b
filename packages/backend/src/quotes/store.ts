import { randomBytes } from "node:crypto";
import { defaultLocale, type Locale } from "@preforma/domain/locales";
import type { QuoteAnswer } from "@preforma/domain/quotes";
import type { OfferItem } from "@preforma/domain/requests";
import { digestOf } from "../account/index.ts";
import type { Db, DbTransaction } from "../database/schema.ts";
import type { StoredQuote } from "./quote.ts";

/** The quote of a request; null if it is not answered. */
export async function quoteOf(db: Db, requestId: number): Promise<StoredQuote | null> {
  const quote = await db
    .selectFrom("quotes")
    .selectAll()
    .where("request_id", "=", requestId)
    .executeTakeFirst();
  if (!quote) return null;
  const lines = await db
    .selectFrom("quote_lines")
    .selectAll()
    .where("request_id", "=", requestId)
    .orderBy("id")
    .execute();
  return { ...quote, lines };
}

/**
 * Replaces the previous answer and returns the token of its link, 256 random bits that are stored only as a digest. The
 * previous link no longer works.
 */
export async function saveQuote(
  transaction: DbTransaction,
  requestId: number,
  answer: QuoteAnswer,
  items: readonly OfferItem[],
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = new Date().toISOString();
  const { currency, shipping_minor, vat_percent, valid_until, note } = answer;
  const written = {
    token_digest: digestOf(token),
    currency,
    shipping_minor,
    vat_percent,
    valid_until,
    note,
    decline_reason: null,
    decided_at: null,
    updated_at: now,
  };
  await transaction
    .insertInto("quotes")
    .values({ ...written, request_id: requestId, revision: 1, order_id: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("request_id")
        .doUpdateSet((columns) => ({ ...written, revision: columns("quotes.revision", "+", 1) })),
    )
    .execute();
  await transaction.deleteFrom("quote_lines").where("request_id", "=", requestId).execute();
  const lines = answer.lines.flatMap(({ unit_price_minor, quantity }, place) => {
    const item = items[place];
    if (!item || unit_price_minor === null) return [];
    return [
      {
        request_id: requestId,
        product_id: item.product_id,
        variants: JSON.stringify(item.variants),
        quantity: quantity ?? item.quantity,
        unit_price_minor,
      },
    ];
  });
  await transaction.insertInto("quote_lines").values(lines).execute();
  return token;
}

/** Code and title of products in a language, including those that are no longer in the catalogue. */
export async function productNames(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<(id: number) => { code: string; title: string }> {
  const wanted = [...new Set(ids)];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom("products")
          .leftJoin("product_texts", "product_texts.product_id", "products.id")
          .select(["products.id", "products.code", "product_texts.language_code", "product_texts.title"])
          .where("products.id", "in", wanted)
          .execute();
  return (id) => {
    const own = rows.filter((row) => row.id === id);
    const title = [locale, defaultLocale]
      .map((language) => own.find((row) => row.language_code === language)?.title)
      .find(Boolean);
    return { code: own[0]?.code ?? "", title: title ?? own.find((row) => row.title)?.title ?? "" };
  };
}
