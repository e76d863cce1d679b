import { canTransition, type OrderActor, type OrderState } from "@preforma/domain/shop";
import type { DbTransaction } from "../../database/schema.ts";
import { queueMail } from "../../mail/index.ts";
import { releaseCoupon } from "../coupon-store.ts";
import { orderMail, type OrderMailKind } from "../mails.ts";
import { giveStockBack } from "./stock.ts";
import { findOrder, type OrderRow, positionOf } from "./store.ts";

/** The details of a move. */
export interface Move {
  to: OrderState;
  by: OrderActor;
  note?: string | null | undefined;
  trackingNumber?: string | null | undefined;
  /** The carrier's tracking page, validated by `trackingUrlSchema`. */
  trackingUrl?: string | null | undefined;
}

/** States that the customer is notified of. */
const mailKindOf: Partial<Record<OrderState, OrderMailKind>> = {
  paid: "paid",
  shipped: "shipped",
  cancelled: "cancelled",
  refunded: "refunded",
};

/**
 * Moves an order to another state, with all consequences: a cancellation returns stock and coupon, received money
 * becomes due for refund, the customer gets a mail. Inside a transaction; null if the order has moved in the meantime,
 * or the mover may not make this move. The state is compared and set in one statement, so that only one of two
 * concurrent moves succeeds.
 */
export async function moveOrder(
  transaction: DbTransaction,
  order: OrderRow,
  move: Move,
  publicOrigin: string,
): Promise<OrderRow | null> {
  const { to, by } = move;
  if (!canTransition(positionOf(order), to, by)) return null;
  const now = new Date().toISOString();
  // Cash is received on delivery.
  const isPaidNow = to === "paid" || (to === "delivered" && order.payment_type === "cash_on_delivery");
  const moved = await transaction
    .updateTable("orders")
    .set({
      state: to,
      updated_at: now,
      expires_at: null,
      ...(isPaidNow && order.paid_at === null ? { paid_at: now } : {}),
      ...(move.trackingNumber ? { tracking_number: move.trackingNumber } : {}),
      ...(move.trackingUrl ? { tracking_url: move.trackingUrl } : {}),
    })
    .where("id", "=", order.id)
    .where("state", "=", order.state)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return null;
  await transaction
    .insertInto("order_events")
    .values({ order_id: order.id, at: now, state: to, by, note: move.note ?? null })
    .execute();
  if (to === "cancelled") {
    await giveStockBack(
      transaction,
      order.lines
        .filter((line) => line.took_stock === 1)
        .map((line) => ({ productId: line.product_id, quantity: line.quantity })),
    );
    await releaseCoupon(transaction, order.id);
    await oweBack(transaction, order.id);
  }
  const stored = await findOrder(transaction, { id: order.id });
  const mail = mailKindOf[to];
  if (stored && mail && stored.customer_email !== "")
    await queueMail(transaction, orderMail(mail, stored, publicOrigin), `order/${order.id}`);
  return stored;
}

/** Marks a card payment as due for refund; true if there was one. `settleRefunds` sends the money. */
export async function oweBack(transaction: DbTransaction, orderId: number): Promise<boolean> {
  const now = new Date().toISOString();
  const owed = await transaction
    .updateTable("payments")
    .set({ state: "refund_due", due_at: now, updated_at: now, tries: 0 })
    .where("order_id", "=", orderId)
    .where("state", "=", "succeeded")
    .executeTakeFirst();
  return owed.numUpdatedRows > 0n;
}
