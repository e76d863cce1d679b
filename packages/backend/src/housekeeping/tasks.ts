import { companyDay } from "@preforma/domain/quotes";
import { knownPlaceDays } from "../account/auth/attempts.ts";
import { personalData } from "../privacy/index.ts";
import { lockCustomerToErase } from "../database/lock.ts";
import type { Db } from "../database/schema.ts";
import { bumpVersion, dialectOf } from "../database/version.ts";
import { expireQuotes } from "../quotes/decide.ts";
import { forgetOldViews } from "../views/store.ts";
import { anonymiseOldOrders, eraseOldRequests } from "./old-records.ts";
import { retention } from "./periods.ts";

/** Something that expires; `run` gets the time so that tests can choose it. */
export interface HousekeepingTask {
  name: string;
  run(db: Db, now: number): Promise<unknown>;
}

const hour = 60 * 60_000;
const day = 24 * hour;
/** Accounts erased per round, so that other writers do not wait long. */
const maxAtOnce = 50;

const before = (now: number, span: number): string => new Date(now - span).toISOString();

/** All housekeeping tasks. To add one: an entry here, with a test beside this file. */
export const housekeepingTasks: readonly HousekeepingTask[] = [
  {
    name: "expired links",
    // Links of the last hour still count towards the rate limit of their recipient.
    run: (db, now) =>
      db.deleteFrom("single_use_tokens").where("expires_at", "<", before(now, hour)).execute(),
  },
  {
    name: "expired sessions",
    run: (db, now) => db.deleteFrom("sessions").where("expires_at", "<", before(now, 0)).execute(),
  },
  {
    name: "failed sign-ins",
    run: (db, now) =>
      db
        .deleteFrom("sign_in_attempts")
        .where("updated_at", "<", before(now, 2 * day))
        .where((on) => on.or([on("locked_until", "is", null), on("locked_until", "<", before(now, 0))]))
        // The places of successful sign-ins are stored for longer.
        .where((on) =>
          on.or([on("succeeded_at", "is", null), on("succeeded_at", "<", before(now, knownPlaceDays * day))]),
        )
        .execute(),
  },
  {
    name: "delays of sign-ins",
    run: (db, now) =>
      db
        .deleteFrom("sign_in_delays")
        .where("updated_at", "<", before(now, 2 * day))
        .execute(),
  },
  {
    name: "old records",
    run: (db, now) =>
      db
        .deleteFrom("audit_log")
        .where("at", "<", before(now, retention.auditDays * day))
        .execute(),
  },
  {
    name: "texts of old mails",
    run: (db, now) =>
      db
        .updateTable("outbox")
        .set({ text_body: "", html_body: null, reply_to: null })
        .where("text_body", "!=", "")
        .where((on) =>
          on.or([
            on("sent_at", "<", before(now, retention.mailTextDays * day)),
            on("failed_at", "<", before(now, retention.failedMailTextDays * day)),
          ]),
        )
        .execute(),
  },
  {
    name: "old mails",
    // Their texts were deleted long before; this deletes recipient and topic.
    run: (db, now) =>
      db
        .deleteFrom("outbox")
        .where((on) =>
          on.or([
            on("sent_at", "<", before(now, retention.mailDays * day)),
            on("failed_at", "<", before(now, retention.mailDays * day)),
          ]),
        )
        .execute(),
  },
  {
    name: "addresses in old records",
    run: (db, now) =>
      db
        .updateTable("audit_log")
        .set({ client_address: null })
        .where("at", "<", before(now, retention.auditAddressDays * day))
        .where("client_address", "is not", null)
        .execute(),
  },
  {
    name: "old notices of stock",
    run: (db, now) =>
      db
        .deleteFrom("stock_notices")
        .where("created_at", "<", before(now, retention.stockNoticeDays * day))
        .execute(),
  },
  {
    name: "abandoned carts",
    run: (db, now) =>
      db
        .deleteFrom("carts")
        .where("customer_id", "is", null)
        .where("updated_at", "<", before(now, retention.cartDays * day))
        .execute(),
  },
  { name: "days of stock that have passed", run: forgetPassedDays },
  { name: "old views", run: forgetOldViews },
  { name: "old requests", run: eraseOldRequests },
  { name: "expired quotes", run: (db, now) => expireQuotes(db, companyDay(now)) },
  { name: "old orders", run: anonymiseOldOrders },
  { name: "unproven accounts", run: eraseUnproven },
];

/** Removes restock dates that have passed; pages are rendered again without them. */
async function forgetPassedDays(db: Db, now: number): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  await db.transaction().execute(async (transaction) => {
    // In the order of ids, like every change to several products.
    if (dialectOf(transaction) === "postgres")
      await transaction
        .selectFrom("products")
        .select("id")
        .where("back_on", "<", today)
        .orderBy("id")
        .forUpdate()
        .execute();
    const { numUpdatedRows } = await transaction
      .updateTable("products")
      .set({ back_on: null })
      .where("back_on", "<", today)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await bumpVersion(transaction, "catalogue");
  });
}

async function eraseUnproven(db: Db, now: number): Promise<void> {
  const unproven = (transaction: Db) =>
    transaction
      .selectFrom("customers")
      .select("id")
      .where("email_verified_at", "is", null)
      .where("role", "=", "customer")
      .where("created_at", "<", before(now, retention.unprovenAccountDays * day));
  for (const { id } of await unproven(db).orderBy("id").limit(maxAtOnce).execute())
    await db.transaction().execute(async (transaction) => {
      // The link may have been followed meanwhile.
      await lockCustomerToErase(transaction, id);
      const still = await unproven(transaction).where("id", "=", id).executeTakeFirst();
      if (still) await personalData.erase(transaction, id);
    });
}
