import type { PersonalDataPart } from "../personal-data/index.ts";
import { presentStored } from "../shop/orders/present.ts";
import { findOrder, historyOf } from "../shop/orders/store.ts";
import { requestsOfPerson } from "../requests/personal-data.ts";
import { quoteTotals } from "./quote.ts";
import { quoteOf } from "./store.ts";

/**
 * The company's answers to a person's quote requests. Erased with the requests; an order that resulted from one is
 * listed with the other orders. An order without an account is listed here, as it is in no customer's list.
 */
export const quoteData: PersonalDataPart = {
  name: "quotes",
  async export(db, customerId) {
    const quotes = [];
    for (const { id } of await requestsOfPerson(db, customerId).select("id").orderBy("id").execute()) {
      const quote = await quoteOf(db, id);
      if (!quote) continue;
      const order = quote.order_id === null ? null : await findOrder(db, { id: quote.order_id });
      quotes.push({
        request_id: id,
        revision: quote.revision,
        totals: quoteTotals(quote),
        valid_until: quote.valid_until,
        note: quote.note,
        decline_reason: quote.decline_reason,
        decided_at: quote.decided_at,
        created_at: quote.created_at,
        updated_at: quote.updated_at,
        lines: quote.lines.map(({ product_id, variants, quantity, unit_price_minor }) => ({
          product_id,
          variants: JSON.parse(variants) as unknown,
          quantity,
          unit_price_minor,
        })),
        order_number: order?.number ?? null,
        order:
          order?.customer_id === null
            ? {
                ...presentStored(order, await historyOf(db, order.id)),
                customer_name: order.customer_name,
                customer_email: order.customer_email,
                customer_phone: order.customer_phone,
              }
            : null,
      });
    }
    return quotes;
  },
  // They are deleted with their requests. Answering locks the request first: locking the quote first here would
  // deadlock.
  erase: () => Promise.resolve(),
};
