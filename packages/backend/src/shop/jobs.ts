import { messageOf } from "../errors/index.ts";
import { sendDueNotices } from "../stock-notices/send-due.ts";
import type { ShopServices } from "./services.ts";
import { moveOrder } from "./orders/move.ts";
import type { PaymentOutcome } from "./order-page.ts";
import { findOrder } from "./orders/store.ts";
import { PaymentProviderError, settlePayment, settleRefunds } from "./payments/index.ts";
import type { PaymentRow } from "./payments/settle.ts";
import { repeat } from "../jobs/repeat.ts";

/** Pause between two rounds, ms. */
const roundTime = 30_000;
/** If the provider cannot be reached, an expired order stays open for this much longer, ms. */
const longestDoubt = 24 * 3_600_000;
/** How long after its expiry a payment page is still polled, ms. */
const askingTime = 24 * 3_600_000;
/** States of a payment that may still succeed. */
const openStates = ["started", "failed"] as const;

/**
 * Shop tasks that no request triggers: payments whose callback never came, unpaid orders, due refunds, back-in-stock
 * notices. Any number of processes may run them at once. Returns a function that stops them.
 */
export const startShopJobs = (services: ShopServices, every = roundTime): (() => Promise<void>) =>
  repeat(async (isStopped) => {
    for (const job of [askAboutPayments, expireOrders, settleRefunds, sendDueNotices]) {
      if (isStopped()) return;
      try {
        await job(services);
      } catch (error) {
        services.logger.error(
          { job: job.name, reason: messageOf(error) },
          "a job of the shop failed; it is tried again",
        );
      }
    }
  }, every);

/**
 * Polls the provider for a payment, and postpones its next poll, so that others come first. Null if the provider has no
 * answer: an unreachable one may block a request for seconds, so a round stops polling then.
 */
async function askAbout(services: ShopServices, payment: PaymentRow): Promise<PaymentOutcome | null> {
  const now = Date.now();
  const isOver = Date.parse(payment.expires_at) + askingTime < now;
  await services.db
    .updateTable("payments")
    .set({
      tries: payment.tries + 1,
      due_at: isOver ? null : new Date(now + Math.min(3_600_000, 60_000 * 2 ** payment.tries)).toISOString(),
    })
    .where("id", "=", payment.id)
    .where("state", "=", payment.state)
    .execute();
  const outcome = await settlePayment(services, payment).catch((error: unknown) => {
    if (error instanceof PaymentProviderError) return null;
    throw error;
  });
  if (isOver && (outcome === null || outcome === "pending"))
    await services.db
      .updateTable("payments")
      .set({ state: "abandoned" })
      .where("id", "=", payment.id)
      .where("state", "=", "started")
      .execute();
  return outcome;
}

/** Polls payment pages whose visitor has not come back, at growing intervals. */
async function askAboutPayments(services: ShopServices): Promise<void> {
  const due = await services.db
    .selectFrom("payments")
    .selectAll()
    .where("provider", "=", services.paymentProvider.name)
    .where("state", "in", openStates)
    .where("due_at", "<=", new Date().toISOString())
    .orderBy("due_at")
    .limit(50)
    .execute();
  for (const payment of due) if ((await askAbout(services, payment)) === null) return;
}

/**
 * Cancels orders that were not paid in time, after asking the provider whether a payment was missed. Orders with
 * nothing to ask come first, then those that were polled longest ago.
 */
async function expireOrders(services: ShopServices): Promise<void> {
  const now = Date.now();
  const overdue = await services.db
    .selectFrom("orders")
    .select((orders) => [
      "id",
      "expires_at",
      orders
        .selectFrom("payments")
        .select(({ fn }) => fn.max(fn.coalesce("payments.due_at", "payments.expires_at")).as("due_at"))
        .whereRef("payments.order_id", "=", "orders.id")
        .where("provider", "=", services.paymentProvider.name)
        .where("payments.state", "in", openStates)
        .as("ask_at"),
    ])
    .where("state", "=", "pending_payment")
    .where("expires_at", "<=", new Date(now).toISOString())
    .orderBy("ask_at", (order) => order.asc().nullsFirst())
    .orderBy("expires_at")
    .limit(50)
    .execute();
  let canSay = true;
  for (const { id, expires_at } of overdue) {
    canSay &&= await askAboutOrder(services, id);
    if (!canSay && expires_at !== null && Date.parse(expires_at) + longestDoubt > now) continue;
    await services.db.transaction().execute(async (transaction) => {
      const order = await findOrder(transaction, { id });
      if (
        order?.state === "pending_payment" &&
        order.expires_at !== null &&
        order.expires_at <= new Date(now).toISOString()
      )
        await moveOrder(transaction, order, { to: "cancelled", by: "clock" }, services.publicOrigin);
    });
  }
}

/** Whether the provider could report the result of every open payment of an order. */
async function askAboutOrder(services: ShopServices, orderId: number): Promise<boolean> {
  const open = await services.db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("provider", "=", services.paymentProvider.name)
    .where("state", "in", openStates)
    .execute();
  for (const payment of open) if ((await askAbout(services, payment)) === null) return false;
  return true;
}
