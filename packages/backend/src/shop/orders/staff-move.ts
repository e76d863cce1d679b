import { canTransition, allowedTransitions, type StaffAction, staffActions } from "@preforma/domain/shop";
import { type AuditBy, recordAudit } from "../../account/index.ts";
import type { Db } from "../../database/schema.ts";
import { type Move, moveOrder, oweBack } from "./move.ts";
import { findOrder, type OrderRow, positionOf } from "./store.ts";

/** An action on an order by a member of staff, or from the command line. */
export interface StaffMove extends Omit<Move, "to" | "by">, AuditBy {
  action: StaffAction;
}

/**
 * Performs a staff action on an order, with an audit record. A card payment is refunded through its provider: the order
 * becomes refunded once the provider has confirmed it. Null if the move is not allowed now.
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
      recordAudit(transaction, { ...move, action: `order.${move.action}`, subject: `order/${order.id}` });
    const current = await findOrder(transaction, { id: order.id });
    if (!current) return null;
    if (!canTransition(positionOf(current), to, "staff")) return null;
    if (move.action === "refund" && current.payment_type === "credit_card") {
      const isOwed =
        (await oweBack(transaction, current.id)) || (await isRefundUnderWay(transaction, current.id));
      if (isOwed) {
        await record();
        return { order: current, refundUnderWay: true };
      }
    }
    const moved = await moveOrder(transaction, current, { ...move, to, by: "staff" }, publicOrigin);
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

/** The actions that staff may perform on an order now. */
export function staffMoves(order: OrderRow): StaffAction[] {
  const open = allowedTransitions(positionOf(order), "staff");
  return (Object.keys(staffActions) as StaffAction[]).filter((action) => open.includes(staffActions[action]));
}
