import type { Quote, QuoteSummary } from "@preforma/domain/quotes";
import { lineAmount } from "@preforma/domain/shop";
import { type ProductPreview, articleCodes } from "../catalogue/preview.ts";
import type { Db } from "../database/schema.ts";
import { offerOf } from "../requests/present.ts";
import { referenceOf } from "../requests/receive.ts";
import type { StoredRequest } from "../requests/store.ts";
import { findOrder } from "../shop/orders/store.ts";
import { quoteState, quoteTotals, type StoredQuote } from "./quote.ts";

/** A quote as its recipient sees it. */
export async function presentQuote(
  db: Db,
  { request, quote }: { request: StoredRequest; quote: StoredQuote },
  preview: (productId: number) => ProductPreview,
): Promise<Quote> {
  const order = quote.order_id === null ? null : await findOrder(db, { id: quote.order_id });
  const codes = await articleCodes(
    db,
    quote.lines.map((line) => line.product_id),
  );
  const status = quoteState(request.status, quote, Date.now());
  return {
    id: request.id,
    reference: referenceOf(request),
    status,
    revision: quote.revision,
    lines: quote.lines.map((line) => ({
      product_id: line.product_id,
      code: codes.get(line.product_id) ?? "",
      ...preview(line.product_id),
      variants: JSON.parse(line.variants) as Record<string, string>,
      quantity: line.quantity,
      unit_price_minor: line.unit_price_minor,
      amount_minor: lineAmount(line),
    })),
    totals: quoteTotals(quote),
    valid_until: quote.valid_until,
    is_open: status === "quoted",
    note: quote.note,
    answered_at: quote.updated_at,
    sender: {
      first_name: request.first_name,
      last_name: request.last_name,
      phone: request.phone,
      company: offerOf(request)?.company ?? "",
    },
    order: order && {
      number: order.number,
      state: order.state,
      currency: order.currency,
      total_minor: order.total_minor,
      payment_reference: order.state === "pending_payment" ? order.number : null,
    },
  };
}

/** Summaries of the quotes of some requests, by request. */
export async function quoteSummaries(
  db: Db,
  requests: readonly Pick<StoredRequest, "id" | "status">[],
): Promise<Map<number, QuoteSummary & { status: StoredRequest["status"] }>> {
  if (requests.length === 0) return new Map();
  const ids = requests.map(({ id }) => id);
  const quotes = await db
    .selectFrom("quotes")
    .leftJoin("orders", "orders.id", "quotes.order_id")
    .select(["request_id", "quotes.currency", "quotes.shipping_minor", "quotes.vat_percent", "valid_until"])
    .select("orders.number as order_number")
    .where("request_id", "in", ids)
    .execute();
  const lines = await db
    .selectFrom("quote_lines")
    .select(["request_id", "quantity", "unit_price_minor"])
    .where("request_id", "in", ids)
    .execute();
  return new Map(
    quotes.map((quote) => {
      const stored = requests.find(({ id }) => id === quote.request_id)?.status ?? "closed";
      const status = quoteState(stored, quote, Date.now());
      const own = lines.filter((line) => line.request_id === quote.request_id);
      const { total_minor } = quoteTotals({ ...quote, lines: own });
      const { currency, valid_until, order_number } = quote;
      return [
        quote.request_id,
        { status, currency, total_minor, valid_until, is_open: status === "quoted", order_number },
      ];
    }),
  );
}
