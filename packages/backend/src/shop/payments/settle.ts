import type { Selectable } from "kysely";
import type { ShopServices } from "../services.ts";
import { moveOrder } from "../orders/move.ts";
import { findOrder, type OrderRow } from "../orders/store.ts";
import type { PaymentOutcome } from "../order-page.ts";
import type { PaymentsTable } from "../../database/tables/shop.ts";
import type { PaymentResult } from "./provider.ts";
import { sendRefund } from "./refunds.ts";

export type PaymentRow = Selectable<PaymentsTable>;

/** A payment by the token of its page; null for an unknown token. */
export async function paymentByToken(
  { db }: ShopServices,
  provider: string,
  token: string,
): Promise<PaymentRow | null> {
  const found = db
    .selectFrom("payments")
    .selectAll()
    .where("provider", "=", provider)
    .where("token", "=", token);
  return (await found.executeTakeFirst()) ?? null;
}

/**
 * Queries the result of a payment and acts on it. It may be called any number of times, by duplicate, late or missing
 * callbacks, and by several processes at once: the money's state changes once. Throws `PaymentProviderError` if the
 * provider has no answer.
 */
export async function settlePayment(services: ShopServices, payment: PaymentRow): Promise<PaymentOutcome> {
  if (payment.state !== "started" && payment.state !== "failed" && payment.state !== "abandoned")
    return payment.state === "mismatch"
      ? "pending"
      : outcomeOf(await findOrder(services.db, { id: payment.order_id }));
  const result = await services.paymentProvider.retrieve(payment.token, payment.conversation_id);
  if (result.status === "pending") return "pending";
  if (result.status === "failed") {
    await services.db
      .updateTable("payments")
      .set({ state: "failed", failure: result.code.slice(0, 60), updated_at: new Date().toISOString() })
      .where("id", "=", payment.id)
      .where("state", "=", "started")
      .execute();
    return "declined";
  }
  const order = await findOrder(services.db, { id: payment.order_id });
  if (!order) return "pending";
  if (!isWhatWasAsked(result, payment, order.number)) {
    await services.db
      .updateTable("payments")
      .set({
        state: "mismatch",
        provider_payment_id: result.paymentId,
        due_at: null,
        updated_at: new Date().toISOString(),
      })
      .where("id", "=", payment.id)
      .where("state", "in", ["started", "failed", "abandoned"])
      .execute();
    services.logger.error(
      { payment: payment.id, order: order.number },
      "a payment differs from what was asked for; somebody must look at it",
    );
    return "pending";
  }
  return book(services, payment, result.paymentId);
}

function isWhatWasAsked(
  result: Extract<PaymentResult, { status: "succeeded" }>,
  payment: PaymentRow,
  number: string,
): boolean {
  return (
    result.amountMinor === payment.amount_minor &&
    result.currency === payment.currency &&
    result.conversationId === payment.conversation_id &&
    result.basketId === number
  );
}

/** Books received money: it pays its order, or is refunded if the order no longer waits for it. */
async function book(services: ShopServices, payment: PaymentRow, paymentId: string): Promise<PaymentOutcome> {
  let goesBack = false;
  const outcome = await services.db.transaction().execute(async (transaction): Promise<PaymentOutcome> => {
    const at = new Date().toISOString();
    const booked = await transaction
      .updateTable("payments")
      .set({
        state: "succeeded",
        provider_payment_id: paymentId,
        due_at: null,
        failure: null,
        updated_at: at,
      })
      .where("id", "=", payment.id)
      .where("state", "in", ["started", "failed", "abandoned"])
      .executeTakeFirst();
    const order = await findOrder(transaction, { id: payment.order_id });
    if (booked.numUpdatedRows === 0n) return outcomeOf(order);
    const moved =
      order && (await moveOrder(transaction, order, { to: "paid", by: "provider" }, services.publicOrigin));
    await transaction
      .updateTable("payments")
      .set(moved ? { settles_order: 1 } : { state: "refund_due", due_at: at })
      .where("id", "=", payment.id)
      .execute();
    if (moved) return "paid";
    goesBack = true;
    // Read again: another process may have moved it while this one waited for its row.
    return outcomeOf(await findOrder(transaction, { id: payment.order_id }));
  });
  if (goesBack) await sendRefund(services, payment.id);
  return outcome;
}

/** The outcome to show for an order whose payment was decided earlier. */
const outcomeOf = (order: OrderRow | null): PaymentOutcome =>
  order?.paid_at && order.state !== "cancelled" && order.state !== "refunded" ? "paid" : "declined";
