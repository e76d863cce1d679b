import { ordersQuery } from "@preforma/domain/shop";
import type { Visit } from "../../platform/loading/visit.server.ts";

/** How many of the latest orders are looked at. */
const latest = 5;

/** The number of the customer's latest order that waits for its card payment; null for none or unknown. */
export async function unpaidOrder(visit: Visit): Promise<string | null> {
  if ((await visit.session()) === null) return null;
  const found = await ordersQuery(visit.strict, visit.locale, 1, latest)
    .queryFn({ signal: visit.request.signal })
    .catch(() => null);
  const order = found?.orders.find(
    ({ state, payment_type }) => state === "pending_payment" && payment_type === "credit_card",
  );
  // The payment is made on its provider's own page, to which the form without script leads.
  if (order) visit.visitor.formTargets.add("https:");
  return order?.number ?? null;
}
