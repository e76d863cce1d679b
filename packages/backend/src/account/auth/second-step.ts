import { CredentialsSignin } from "@auth/core/errors";
import type { AccountServices } from "../services.ts";
import { recordAudit } from "../../audit/index.ts";
import { hasSecondFactor, redeemCode } from "../second-factor/store.ts";
import { digestOf } from "../sessions.ts";
import { issueToken, redeemToken } from "../single-use-tokens.ts";
import { attemptPair, countTry, recordSuccess } from "./attempts.ts";
import type { Exchange } from "./exchange.ts";

/** How long a person may take for the code, seconds. */
export const ticketSeconds = 10 * 60;

/** All but the code is proven; it is asked for now. */
export class SecondFactorRequired extends CredentialsSignin {
  override code = "SecondFactorRequired";
}
/** The code is wrong, or was used before. */
export class SecondFactorWrong extends CredentialsSignin {
  override code = "SecondFactorWrong";
}
/** It took too long: sign-in starts again. */
export class SecondFactorExpired extends CredentialsSignin {
  override code = "SecondFactorExpired";
}

type StepServices = Pick<AccountServices, "db" | "authSecret" | "settings">;
interface Person {
  id: number;
  email: string;
}

/** Whether a code is asked for; if so, promises a ticket by which the person may bring it. */
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

/** The person whose ticket the browser has; throws {@link SecondFactorExpired} without a good one. */
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
 * Has a code redeemed, and counts the try: wrong ones are recorded, and too many of a person from one address must wait
 * for `retryAfter` seconds. `redeem` gives null for a wrong code.
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

/** Completes sign-in by the code when all else is proved; throws where it is wrong. Uses the ticket up. */
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
