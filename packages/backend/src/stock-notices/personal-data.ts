import { verifiedEmailKey } from "../account/verified-email.ts";
import type { Db } from "../database/schema.ts";
import type { PersonalDataPart } from "../personal-data/index.ts";

/** The articles of which a person wants to be told, by the address that they have confirmed, and the mails that told. */
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
    // The notice that a mail was about is gone once it is promised.
    await transaction
      .deleteFrom("outbox")
      .where("about", "like", "stock_notice/%")
      .where(({ fn }) => fn<string>("lower", ["recipient"]), "in", verifiedEmailKey(transaction, customerId))
      .execute();
  },
};

const ownNotices = (db: Db, customerId: number) =>
  db.selectFrom("stock_notices").where("email_key", "in", verifiedEmailKey(db, customerId));
