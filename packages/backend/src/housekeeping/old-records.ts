import { companyDay } from "@preforma/domain/quotes";
import type { OrderAddress } from "@preforma/domain/shop";
import type { Db } from "../database/schema.ts";
import { retention } from "./periods.ts";
import { eraseRequest } from "../requests/erase.ts";

/** Max orders or requests per round, so that other writers do not wait long. */
const maxAtOnce = 200;

/** An anonymised address. */
const noAddress: OrderAddress = {
  name: "",
  surname: "",
  phone: "",
  address_type: "bireysel",
  address_title: "",
  address_detail: "",
  street: "",
  neighborhood: "",
  district: "",
  city: "",
  postal_code: "",
  country: "",
  company_name: null,
  vkn: null,
  tax_office: null,
};

/** Removes the person from orders that the law no longer requires. Goods and amounts stay, for statistics. */
export async function anonymiseOldOrders(db: Db, now: number): Promise<void> {
  const year = Number(companyDay(now).slice(0, 4)) - retention.orderYears;
  // The books are in Türkiye, where a year begins earlier than in UTC.
  const oldestStored = new Date(`${year}-01-01T00:00:00+03:00`);
  const old = await db
    .selectFrom("orders")
    .select("id")
    .where("created_at", "<", oldestStored.toISOString())
    .where("customer_name", "!=", "")
    .orderBy("id")
    .limit(maxAtOnce)
    .execute();
  const ids = old.map((order) => order.id);
  if (ids.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("orders")
      .set({
        customer_id: null,
        customer_name: "",
        customer_email: "",
        customer_phone: null,
        delivery_address: JSON.stringify(noAddress),
        invoice_address: JSON.stringify(noAddress),
        note: null,
        tracking_number: null,
        tracking_url: null,
      })
      .where("id", "in", ids)
      .execute();
    await transaction.updateTable("order_events").set({ note: null }).where("order_id", "in", ids).execute();
    await transaction
      .updateTable("coupon_redemptions")
      .set({ customer_id: null })
      .where("order_id", "in", ids)
      .execute();
  });
}

const day = 24 * 60 * 60_000;
/** Erases expired applications and guests' messages, with their mails; the next sweep deletes their files. */
export async function eraseOldRequests(db: Db, now: number): Promise<void> {
  const before = (days: number): string => new Date(now - days * day).toISOString();
  const old = await db
    .selectFrom("requests")
    .select("id")
    .where((on) =>
      on.or([
        on.and([
          on("kind", "=", "job_application"),
          on("created_at", "<", before(retention.applicationDays)),
        ]),
        on.and([
          on("kind", "=", "job_application"),
          on("status", "in", ["rejected", "closed"]),
          on("updated_at", "<", before(retention.decidedApplicationDays)),
        ]),
        on.and([
          on("kind", "!=", "job_application"),
          on("customer_id", "is", null),
          on("updated_at", "<", before(retention.guestMessageDays)),
        ]),
      ]),
    )
    .orderBy("id")
    .limit(maxAtOnce)
    .execute();
  for (const { id } of old) await db.transaction().execute((transaction) => eraseRequest(transaction, id));
}
