import { mayMove, openMoves, type StaffAction, staffActions } from "@preforma/domain/shop";
import { recordAudit } from "../../account/index.ts";
import type { Db } from "../../database/schema.ts";
import { moveOrder, oweBack } from "./move.ts";
import { findOrder, type OrderRow } from "./store.ts";

/** What a member of the staff does to an order. */
export interface StaffMove {
  action: StaffAction;
  trackingNumber?: string | null;
  /** Where the carrier shows the parcel, by `trackingUrlSchema`. */
  trackingUrl?: string | null;
  note?: string | null;
  /** The staff member who does it; null for the command line. */
  customerId: number | null;
  requestId?: string | null;
}

/**
 * Does what staff may do to an order, with an entry on record. A card payment goes back through its provider:
 * the order then becomes refunded once that has confirmed it. Null when the move is not open.
 */
export async function staffMove(
  db: Db,
  order: OrderRow,
  move: StaffMove,
  publicOrigin: string,
): Promise<{ order: OrderRow; refundUnderWay: boolean } | null> {
  const to = staffActions[move.action];
  return db.transaction().execute(async (transaction) => {
    const record = (): Promise<void> =>
      recordAudit(transaction, {
        customerId: move.customerId,
        action: `order.${move.action}`,
        subject: `order/${order.id}`,
        requestId: move.requestId ?? null,
      });
    const current = await findOrder(transaction, { id: order.id });
    if (!current) return null;
    const position = {
      state: current.state,
      payment_type: current.payment_type,
      is_paid: current.paid_at !== null,
    };
    if (!mayMove(position, to, "staff")) return null;
    if (move.action === "refund" && current.payment_type === "credit_card") {
      const isOwed =
        (await oweBack(transaction, current.id)) || (await isRefundUnderWay(transaction, current.id));
      if (isOwed) {
        await record();
        return { order: current, refundUnderWay: true };
      }
    }
    const moved = await moveOrder(
      transaction,
      current,
      {
        to,
        by: "staff",
        note: move.note ?? null,
        trackingNumber: move.trackingNumber ?? null,
        trackingUrl: move.trackingUrl ?? null,
      },
      publicOrigin,
    );
    if (!moved) return null;
    await record();
    return { order: moved, refundUnderWay: false };
  });
}

async function isRefundUnderWay(db: Db, orderId: number): Promise<boolean> {
  const due = await db
    .selectFrom("payments")
    .select("id")
    .where("order_id", "=", orderId)
    .where("settles_order", "=", 1)
    .where("state", "in", ["refund_due", "refunding"])
    .executeTakeFirst();
  return due !== undefined;
}

/** What staff may do to an order now. */
export function staffMoves(order: OrderRow): StaffAction[] {
  const open = openMoves(
    { state: order.state, payment_type: order.payment_type, is_paid: order.paid_at !== null },
    "staff",
  );
  return (Object.keys(staffActions) as StaffAction[]).filter((action) => open.includes(staffActions[action]));
}
