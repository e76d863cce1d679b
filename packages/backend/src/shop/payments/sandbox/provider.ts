import { randomBytes, randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Db } from "../../../database/schema.ts";
import type { SandboxPaymentsTable } from "../../../database/tables/shop.ts";
import { type PaymentProvider, PaymentProviderError } from "../provider.ts";

/** The code that the sandbox's 3-D Secure step accepts; its page shows it. */
export const sandboxCode = "283126";
/** Number of wrong codes after which the sandbox's bank declines. */
const maxWrongCodes = 3;
/** How long a page is valid, ms. */
const pageTime = 30 * 60_000;

export type SandboxPayment = Selectable<SandboxPaymentsTable>;

/** The outcomes that the visitor may choose for the sandbox's bank. */
export const sandboxChoices = ["approve", "secure", "decline", "silent", "lost"] as const;

/** One of {@link sandboxChoices}. */
export type SandboxChoice = (typeof sandboxChoices)[number];

/**
 * Behaves like a real provider, moves no money, and needs no account: it stores payments in its own table, its page is
 * served under `/api/payments/sandbox`, and its results must be queried too.
 */
export function sandboxProvider(db: Db, publicOrigin: string): PaymentProvider {
  return {
    name: "sandbox",
    takesCards: true,
    isTest: true,
    async start(payment) {
      const token = randomBytes(24).toString("base64url");
      const expiresAt = new Date(Date.now() + pageTime).toISOString();
      await db
        .insertInto("sandbox_payments")
        .values({
          token,
          conversation_id: payment.conversationId,
          basket_id: payment.basketId,
          amount_minor: payment.amountMinor,
          currency: payment.currency,
          callback_url: payment.callbackUrl,
          language_code: payment.locale,
          state: "open",
          wrong_codes: 0,
          expires_at: expiresAt,
        })
        .execute();
      return { token, pageUrl: `${publicOrigin}/api/payments/sandbox/${token}`, expiresAt };
    },
    async retrieve(token) {
      const payment = await sandboxPayment(db, token);
      if (!payment) throw new PaymentProviderError("The sandbox knows no such payment");
      if (payment.state === "declined") return { status: "failed", code: "declined" };
      if (payment.payment_id === null) return { status: "pending" };
      return {
        status: "succeeded",
        paymentId: payment.payment_id,
        conversationId: payment.conversation_id,
        basketId: payment.basket_id,
        amountMinor: payment.amount_minor,
        currency: payment.currency,
      };
    },
    async refund({ paymentId }) {
      const refunded = await db
        .updateTable("sandbox_payments")
        .set({ state: "refunded" })
        .where("payment_id", "=", paymentId)
        .executeTakeFirst();
      if (refunded.numUpdatedRows === 0n) throw new PaymentProviderError("The sandbox took no such payment");
    },
  };
}

/** A payment of the sandbox by its token; null if there is none. */
export async function sandboxPayment(db: Db, token: string): Promise<SandboxPayment | null> {
  return (
    (await db.selectFrom("sandbox_payments").selectAll().where("token", "=", token).executeTakeFirst()) ??
    null
  );
}

/** Applies the chosen outcome; only once, and not after the page has expired. */
export async function chooseOutcome(db: Db, token: string, choice: SandboxChoice): Promise<void> {
  const outcome = {
    approve: { state: "approved", payment_id: randomUUID() },
    lost: { state: "approved", payment_id: randomUUID() },
    secure: { state: "code" },
    decline: { state: "declined" },
    silent: { state: "silent" },
  } as const;
  await db
    .updateTable("sandbox_payments")
    .set(outcome[choice])
    .where("token", "=", token)
    .where("state", "=", "open")
    .where("expires_at", ">", new Date().toISOString())
    .execute();
}

/** The 3-D Secure step: the right code approves, the third wrong one declines. */
export async function enterCode(db: Db, token: string, code: string): Promise<void> {
  const payment = await sandboxPayment(db, token);
  if (payment?.state !== "code") return;
  const wrong = payment.wrong_codes + 1;
  await db
    .updateTable("sandbox_payments")
    .set(
      code === sandboxCode
        ? { state: "approved", payment_id: randomUUID() }
        : { wrong_codes: wrong, ...(wrong >= maxWrongCodes ? { state: "declined" as const } : {}) },
    )
    .where("token", "=", token)
    .where("state", "=", "code")
    .execute();
}
