import { isTurkiye } from "@preforma/domain/addresses";
import type { QuoteAcceptance, QuoteMessageKey } from "@preforma/domain/quotes";
import type { OrderAddress } from "@preforma/domain/shop";
import { orderAddressSchema } from "@preforma/domain/shop/schema";
import { type AuditBy, recordAudit } from "../account/index.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import { rowLocale } from "../database/row-locale.ts";
import type { Db, DbTransaction } from "../database/schema.ts";
import { queueMail } from "../mail/index.ts";
import { isFromBlocked } from "../requests/personal-data.ts";
import { lockRequest, type StoredRequest } from "../requests/store.ts";
import { noticeMail, orderMail } from "../shop/mails.ts";
import { findOrder, type OrderRow } from "../shop/orders/store.ts";
import { takeStock } from "../shop/orders/stock.ts";
import { insertOrder } from "../shop/orders/write.ts";
import { declinedMail } from "./mails.ts";
import { quoteState, quoteTotals, type StoredQuote, quotePage } from "./quote.ts";
import { productNames, quoteOf } from "./store.ts";

/** The deciding customer: by the token in the link, or signed in. */
export interface Decider extends AuditBy {
  token: string | null;
}

/** The result of a decision. */
export type Decision =
  | { request: StoredRequest; quote: StoredQuote }
  | { refused: QuoteMessageKey; field?: string };

/**
 * Accepts a quote: order, lines, stock and mails are written in one transaction, or nothing is. A quote that is already
 * an order stays unchanged, however often it is accepted. Null if there is no such quote.
 */
export function acceptQuote(
  services: CatalogueServices,
  id: number,
  acceptance: QuoteAcceptance,
  by: Decider,
): Promise<Decision | null> {
  return services.db.transaction().execute(async (transaction): Promise<Decision | null> => {
    const found = await openQuote(transaction, id);
    if (!found) return null;
    const { request, quote, state } = found;
    if (quote.order_id !== null) return { request, quote };
    if (state === "expired") return { refused: "quoteExpired" };
    if (state !== "quoted") return { refused: "quoteNotOpen" };
    if (quote.revision !== acceptance.revision) return { refused: "quoteChanged" };
    if (await isFromBlocked(transaction, request)) return { refused: "quoteBlocked" };
    const { delivery_address: delivery, invoice_address } = acceptance;
    if (quote.vat_percent === 0 && isTurkiye(delivery.country))
      return { refused: "quoteAbroadOnly", field: "delivery_address.country" };
    const order = await orderFrom(transaction, request, quote, {
      delivery: orderAddressSchema.parse(delivery),
      invoice: orderAddressSchema.parse(invoice_address ?? delivery),
      note: acceptance.note,
    });
    const now = new Date().toISOString();
    const decided = await settle(transaction, id, "ordered", { order_id: order.id, decided_at: now });
    const page =
      by.token === null ? undefined : quotePage(services.publicOrigin, rowLocale(request), id, by.token);
    const settings = services.settings();
    const about = `order/${order.id}` as const;
    await queueMail(
      transaction,
      orderMail("placed", order, services.publicOrigin, page === undefined ? {} : { page }),
      about,
    );
    await queueMail(
      transaction,
      noticeMail(order, settings.notification_email, settings.default_language),
      about,
    );
    await record(transaction, "quote.accept", id, by);
    return decided;
  });
}

/** Declines a quote and notifies the company. Declining again changes nothing. Null if there is no such quote. */
export function declineQuote(
  services: CatalogueServices,
  id: number,
  reason: string | null,
  by: Decider,
): Promise<Decision | null> {
  return services.db.transaction().execute(async (transaction): Promise<Decision | null> => {
    const found = await openQuote(transaction, id);
    if (!found) return null;
    const { request, quote, state } = found;
    if (state === "declined") return { request, quote };
    if (state === "expired") return { refused: "quoteExpired" };
    if (state !== "quoted") return { refused: "quoteNotOpen" };
    const now = new Date().toISOString();
    const decided = await settle(transaction, id, "declined", { decline_reason: reason, decided_at: now });
    const { notification_email, default_language } = services.settings();
    await queueMail(
      transaction,
      declinedMail(request, reason, { email: notification_email, locale: default_language }),
      `request/${id}`,
    );
    await record(transaction, "quote.decline", id, by);
    return decided;
  });
}

/** Marks quotes as expired once their last day has passed. */
export async function expireQuotes(db: Db, today: string): Promise<void> {
  const past = await db
    .selectFrom("requests")
    .innerJoin("quotes", "quotes.request_id", "requests.id")
    .select("requests.id")
    .where("kind", "=", "offer_request")
    .where("status", "=", "quoted")
    .where("valid_until", "<", today)
    .execute();
  for (const { id } of past)
    await db.transaction().execute(async (transaction) => {
      // Meanwhile it may have been accepted, or got a new answer.
      const request = await lockRequest(transaction, id);
      const quote = await quoteOf(transaction, id);
      if (request?.status !== "quoted" || !quote || quote.valid_until >= today) return;
      await transaction
        .updateTable("requests")
        .set({ status: "expired", updated_at: new Date().toISOString() })
        .where("id", "=", id)
        .execute();
    });
}

async function openQuote(transaction: DbTransaction, id: number) {
  const request = await lockRequest(transaction, id);
  const quote = request && (await quoteOf(transaction, id));
  return quote ? { request, quote, state: quoteState(request.status, quote, Date.now()) } : null;
}

async function settle(
  transaction: DbTransaction,
  id: number,
  status: "ordered" | "declined",
  decision: Partial<Pick<StoredQuote, "order_id" | "decline_reason" | "decided_at">>,
): Promise<{ request: StoredRequest; quote: StoredQuote }> {
  await transaction.updateTable("quotes").set(decision).where("request_id", "=", id).execute();
  const request = await transaction
    .updateTable("requests")
    .set({ status, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const quote = await quoteOf(transaction, id);
  if (!quote) throw new Error("A quote that was just decided cannot be read.");
  return { request, quote };
}

const record = (transaction: DbTransaction, action: string, id: number, by: Decider): Promise<void> =>
  recordAudit(transaction, { ...by, action, subject: `request/${id}` });

/** The chosen RAL colour, as orders name it. */
const colourOf = (variants: string): string | null =>
  Object.values(JSON.parse(variants) as Record<string, string>).find((value) => /^RAL \d{4}$/.test(value)) ??
  null;

/** Turns a quote into an order that is paid by bank transfer. */
async function orderFrom(
  transaction: DbTransaction,
  request: StoredRequest,
  quote: StoredQuote,
  given: { delivery: OrderAddress; invoice: OrderAddress; note: string | null },
): Promise<OrderRow> {
  const locale = rowLocale(request);
  const { id } = await insertOrder(transaction, {
    ...given,
    customer: {
      id: request.customer_id,
      name: [request.first_name, request.last_name].filter(Boolean).join(" "),
      email: request.email ?? "",
      phone: request.phone,
    },
    locale,
    payment_type: "bank_transfer",
    coupon_code: null,
    totals: quoteTotals(quote),
  });
  const names = await productNames(
    transaction,
    quote.lines.map((line) => line.product_id),
    locale,
  );
  const lines = quote.lines.map((line) => ({
    ...line,
    productId: line.product_id,
    colour: colourOf(line.variants),
  }));
  // Coloured articles are made to order.
  const { taken } = await takeStock(
    transaction,
    lines.filter((line) => line.colour === null),
  );
  await transaction
    .insertInto("order_lines")
    .values(
      lines.map((line) => ({
        order_id: id,
        product_id: line.product_id,
        ...names(line.product_id),
        colour: line.colour,
        quantity: line.quantity,
        unit_price_minor: line.unit_price_minor,
        took_stock: taken.has(line) ? (1 as const) : (0 as const),
      })),
    )
    .execute();
  const order = await findOrder(transaction, { id });
  if (!order) throw new Error("An order that was just written cannot be read.");
  return order;
}
