import { CredentialsSignin } from "@auth/core/errors";
import type { AccountServices } from "../services.ts";
import { recordAudit } from "../../audit/index.ts";
import { hasSecondFactor, redeemCode } from "../second-factor/store.ts";
import { digestOf } from "../sessions.ts";
import { issueToken, redeemToken } from "../single-use-tokens.ts";
import { attemptPair, countTry, recordSuccess } from "./attempts.ts";
import type { Exchange } from "./exchange.ts";

/** Max time to enter the code, seconds. */
export const ticketSeconds = 10 * 60;

/** Everything but the code is proved; it is required now. */
export class SecondFactorRequired extends CredentialsSignin {
  override code = "SecondFactorRequired";
}
/** The code is wrong, or was used before. */
export class SecondFactorWrong extends CredentialsSignin {
  override code = "SecondFactorWrong";
}
/** The ticket has expired: sign-in starts again. */
export class SecondFactorExpired extends CredentialsSignin {
  override code = "SecondFactorExpired";
}

type StepServices = Pick<AccountServices, "db" | "authSecret" | "settings">;
interface Person {
  id: number;
  email: string;
}

/** Whether a code is required; if so, issues a ticket with which the person may send it. */
export async function asksForCode(
  { db }: StepServices,
  exchange: Exchange,
  { id, email }: Person,
): Promise<boolean> {
  if (!(await hasSecondFactor(db, id))) return false;
  exchange.newTicket = await issueToken(
    db,
    { purpose: "second_factor", customerId: id, email },
    ticketSeconds,
  );
  return true;
}

/** The person of the browser's ticket; throws {@link SecondFactorExpired} without a valid one. */
export async function holderOfTicket({ db }: StepServices, exchange: Exchange): Promise<Person> {
  const row = await db
    .selectFrom("single_use_tokens")
    .innerJoin("customers", "customers.id", "single_use_tokens.customer_id")
    .select(["customers.id", "customers.email"])
    .where("digest", "=", digestOf(exchange.ticket ?? ""))
    .where("purpose", "=", "second_factor")
    .where("expires_at", ">", new Date().toISOString())
    .where("customers.is_active", "=", 1)
    .executeTakeFirst();
  if (row) return row;
  exchange.newTicket = null;
  throw new SecondFactorExpired();
}

/**
 * Redeems a code and counts the try: wrong codes are recorded, and after too many from one address a person must wait
 * for `retryAfter` seconds. `redeem` returns null for a wrong code.
 */
export async function redeemCounted<Given>(
  { db, authSecret, settings }: StepServices,
  by: { id: number; address: string; requestId: string },
  redeem: () => Promise<Given | null>,
): Promise<{ given: Given | null; retryAfter?: number }> {
  const pair = attemptPair(authSecret, `second factor ${by.id}`, by.address);
  const leave = await countTry(db, pair, settings().login_attempt_limit);
  if (!leave.allowed) return { given: null, retryAfter: leave.seconds };
  const given = await redeem();
  if (given === null) {
    const subject = `customer/${by.id}`;
    const { requestId } = by;
    await recordAudit(db, { customerId: null, action: "second_factor_failed", subject, requestId });
  } else await recordSuccess(db, pair);
  return { given };
}

/** Completes a sign-in with the code once everything else is proved; throws if it is wrong. Uses the ticket up. */
export async function passSecondStep(
  services: StepServices,
  exchange: Exchange,
  { id }: Person,
  code: string,
): Promise<void> {
  const { db, authSecret } = services;
  const { address, requestId } = exchange;
  const { given, retryAfter } = await redeemCounted(services, { id, address, requestId }, async () =>
    (await redeemCode(db, authSecret, id, code)) ? true : null,
  );
  if (retryAfter !== undefined) exchange.retryAfter = retryAfter;
  if (given === null) throw new SecondFactorWrong();
  if (exchange.ticket !== undefined) await redeemToken(db, exchange.ticket, "second_factor");
  exchange.newTicket = null;
}
