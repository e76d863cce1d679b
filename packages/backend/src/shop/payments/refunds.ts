import { defaultLocale } from "@preforma/domain/locales";
import { rowLocale } from "../../database/row-locale.ts";
import { messageOf } from "../../errors/index.ts";
import type { ShopServices } from "../services.ts";
import { queueMail } from "../../mail/index.ts";
import { orderMail } from "../mails.ts";
import { moveOrder } from "../orders/move.ts";
import { findOrder } from "../orders/store.ts";

/** How long a process has the lease of a refund that it has started, ms. */
const leaseTime = 2 * 60_000;
/** Max pause between two tries, ms. */
const longestPause = 6 * 3_600_000;

/**
 * Sends a due refund; true if it succeeded. A lease in the row prevents two processes from sending it twice; the shop's
 * jobs retry a failed one at growing intervals.
 */
export async function sendRefund(services: ShopServices, paymentId: number): Promise<boolean> {
  const now = new Date();
  const payment = await services.db
    .updateTable("payments")
    .set((expression) => ({
      state: "refunding",
      tries: expression("tries", "+", 1),
      due_at: new Date(now.getTime() + leaseTime).toISOString(),
      updated_at: now.toISOString(),
    }))
    .where("id", "=", paymentId)
    .where("provider", "=", services.paymentProvider.name)
    .where((expression) =>
      expression.or([
        expression("state", "=", "refund_due"),
        // Left over from a process that died during the refund.
        expression.and([
          expression("state", "=", "refunding"),
          expression("due_at", "<=", now.toISOString()),
        ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (!payment || payment.provider_payment_id === null) return false;
  const order = await findOrder(services.db, { id: payment.order_id });
  try {
    await services.paymentProvider.refund({
      paymentId: payment.provider_payment_id,
      conversationId: payment.conversation_id,
      amountMinor: payment.amount_minor,
      currency: payment.currency,
      locale: order ? rowLocale(order) : defaultLocale,
    });
  } catch (error) {
    const wait = Math.min(longestPause, 30_000 * 2 ** payment.tries);
    await services.db
      .updateTable("payments")
      .set({ state: "refund_due", due_at: new Date(Date.now() + wait).toISOString() })
      .where("id", "=", payment.id)
      .where("state", "=", "refunding")
      .execute();
    services.logger.error(
      { payment: payment.id, reason: messageOf(error) },
      "a refund failed; it is tried again",
    );
    return false;
  }
  await services.db.transaction().execute(async (transaction) => {
    const done = await transaction
      .updateTable("payments")
      .set({ state: "refunded", due_at: null, updated_at: new Date().toISOString() })
      .where("id", "=", payment.id)
      .where("state", "=", "refunding")
      .executeTakeFirst();
    const current = await findOrder(transaction, { id: payment.order_id });
    if (done.numUpdatedRows === 0n || !current) return;
    // A payment that paid for nothing, because the order had ended or was already paid, leaves the order as it is.
    if (payment.settles_order === 1)
      await moveOrder(transaction, current, { to: "refunded", by: "provider" }, services.publicOrigin);
    else if (current.customer_email !== "")
      await queueMail(
        transaction,
        orderMail("refunded", current, services.publicOrigin),
        `order/${current.id}`,
      );
  });
  return true;
}

/**
 * Sends all refunds that are due now, or only those of one order. After a failed one the others wait for the next
 * round: an unreachable provider would block each for seconds.
 */
export async function settleRefunds(services: ShopServices, orderId?: number): Promise<void> {
  let due = services.db
    .selectFrom("payments")
    .select("id")
    // Refunds of a previous provider would fill each round, and none of them can succeed.
    .where("provider", "=", services.paymentProvider.name)
    .where("state", "in", ["refund_due", "refunding"])
    .where("due_at", "<=", new Date().toISOString())
    .orderBy("due_at")
    .limit(50);
  if (orderId !== undefined) due = due.where("order_id", "=", orderId);
  for (const { id } of await due.execute()) if (!(await sendRefund(services, id))) return;
}
