import type { Selectable } from "kysely";
import type { Locale } from "@preforma/domain/locales";
import { createHmac } from "node:crypto";
import type { Db } from "../database/schema.ts";
import type { StockNoticesTable } from "../database/tables/customers.ts";
import { digestOf } from "../account/index.ts";
import { emailKeyOf, emailKeyOfColumn, verifiedEmailKey } from "../account/email-key.ts";
import type { PersonalDataPart } from "../personal-data/index.ts";
import { countOf } from "../database/count.ts";

export type StockNotice = Selectable<StockNoticesTable>;

/** Max articles per email address. */
const maxPerAddress = 100;

/**
 * Subscribes a person to a mail when an article is back. Subscribing again only changes the language. An address with
 * too many subscriptions gets no error, so that no one learns what others wait for.
 */
export async function addNotice(
  db: Db,
  secret: string,
  { productId, email, locale }: { productId: number; email: string; locale: Locale },
): Promise<void> {
  const email_key = emailKeyOf(email);
  const waiting = db.selectFrom("stock_notices").where("email_key", "=", email_key);
  if ((await countOf(waiting)) >= maxPerAddress) return;
  await db
    .insertInto("stock_notices")
    .values({
      product_id: productId,
      email,
      email_key,
      language_code: locale,
      end_digest: endDigestOf(endTokenOf(secret, email_key)),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(["product_id", "email_key"]).doUpdateSet({ language_code: locale }),
    )
    .execute();
}

/** Deletes all notices of the address in an unsubscribe link. */
export async function endNotices(db: Db, token: string): Promise<void> {
  await db.deleteFrom("stock_notices").where("end_digest", "=", endDigestOf(token)).execute();
}

/**
 * The token in unsubscribe links of an address: signed, useless for anything else, and without the address itself. It
 * stays the same, so that an old mail also ends later subscriptions.
 */
export const endTokenOf = (secret: string, emailKey: string): string =>
  createHmac("sha256", secret).update(`end of stock notices\n${emailKey}`).digest("base64url");

/** The stored form: readers of the table cannot use the links. */
const endDigestOf = (token: string): string => digestOf(token);

/** A person's stock notices, by their confirmed email address, and the mails that notified them. */
export const stockNoticeData: PersonalDataPart = {
  name: "stock_notices",
  export: (db, customerId) =>
    ownNotices(db, customerId)
      .select(["product_id", "email", "language_code", "created_at"])
      .orderBy("id")
      .execute(),
  async erase(transaction, customerId) {
    await transaction
      .deleteFrom("stock_notices")
      .where("email_key", "in", verifiedEmailKey(transaction, customerId))
      .execute();
    // Its notice is deleted once the mail is queued.
    await transaction
      .deleteFrom("outbox")
      .where("about", "like", "stock_notice/%")
      .where(emailKeyOfColumn("recipient"), "in", verifiedEmailKey(transaction, customerId))
      .execute();
  },
};

const ownNotices = (db: Db, customerId: number) =>
  db.selectFrom("stock_notices").where("email_key", "in", verifiedEmailKey(db, customerId));
