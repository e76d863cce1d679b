import type { SecondFactor } from "@preforma/domain/account";
import type { Db, DbTransaction } from "../../database/schema.ts";
import { queueMail } from "../../mail/index.ts";
import type { AccountServices } from "../services.ts";
import { recordAudit } from "../../audit/index.ts";
import { accountMail, type AccountMailKind } from "../mails/index.ts";
import { verifyPassword } from "../passwords.ts";
import { type AskedBy, findPerson, type Person } from "../person.ts";
import { endSessionsOf } from "../sessions.ts";
import { newSecret, readCode, setupUri, stepOfCode, seal, unseal } from "./codes.ts";
import { recoveryCodesLeft, redeemCode, removeSecondFactor, replaceRecoveryCodes } from "./store.ts";

type FactorServices = Pick<AccountServices, "db" | "publicOrigin" | "authSecret">;
type BySession = AskedBy & { sessionDigest: string };

/** A setup that is not confirmed within this time starts again, ms. */
const setupLasts = 60 * 60 * 1000;

/** Whether a person's sign-in requires a code, and the data for the app during setup. */
export async function secondFactorOf(
  { db, authSecret, publicOrigin }: FactorServices,
  customerId: number,
): Promise<SecondFactor> {
  const row = await db
    .selectFrom("second_factors")
    .innerJoin("customers", "customers.id", "second_factors.customer_id")
    .select(["secret", "confirmed_at", "second_factors.created_at", "email"])
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (row && row.confirmed_at !== null)
    return { is_on: true, recovery_codes_left: await recoveryCodesLeft(db, customerId), setup: null };
  const secret =
    row && Date.parse(row.created_at) > Date.now() - setupLasts ? unseal(authSecret, row.secret) : null;
  const setup =
    row && secret !== null ? { secret, uri: setupUri(secret, row.email, new URL(publicOrigin).host) } : null;
  return { is_on: false, recovery_codes_left: 0, setup };
}

/** Creates a secret for a person who proves with their password, if they have one, that the account is theirs. */
export async function beginSetup(
  services: FactorServices,
  by: AskedBy,
  password: string | null,
): Promise<SecondFactor | "on" | "missing" | "wrong"> {
  const { db, authSecret } = services;
  const person = await findPerson(db, { id: by.customerId });
  if (!person) return "wrong";
  if (person.passwordHash !== null) {
    if (password === null) return "missing";
    if (!(await verifyPassword(person.passwordHash, password))) return "wrong";
  }
  const fresh = {
    secret: seal(authSecret, newSecret()),
    last_step: 0,
    confirmed_at: null,
    created_at: new Date().toISOString(),
  };
  await db
    .insertInto("second_factors")
    .values({ customer_id: person.id, ...fresh })
    .onConflict((conflict) =>
      conflict.column("customer_id").doUpdateSet(fresh).where("second_factors.confirmed_at", "is", null),
    )
    .execute();
  const state = await secondFactorOf(services, person.id);
  return state.is_on ? "on" : state;
}

/**
 * Turns the second factor on with a first code of the app, and returns the recovery codes, which are not shown again.
 * The other sessions end. Null if the code is wrong or no setup has started.
 */
export function confirmSetup(
  services: FactorServices,
  by: BySession,
  code: string,
): Promise<string[] | null> {
  const { db, authSecret } = services;
  const now = Date.now();
  return db.transaction().execute(async (transaction) => {
    const { setup } = await secondFactorOf({ ...services, db: transaction }, by.customerId);
    const step = setup && stepOfCode(setup.secret, readCode(code), now);
    const person = await findPerson(transaction, { id: by.customerId });
    if (step === null || !setup || !person) return null;
    const { numUpdatedRows } = await transaction
      .updateTable("second_factors")
      .set({
        confirmed_at: new Date(now).toISOString(),
        last_step: step,
        secret: seal(authSecret, setup.secret),
      })
      .where("customer_id", "=", person.id)
      .where("confirmed_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return null;
    const codes = await replaceRecoveryCodes(transaction, person.id);
    await endSessionsOf(transaction, person.id, by.sessionDigest);
    await sendMail(transaction, person, "secondFactorOn");
    await record(transaction, by, "second_factor.on");
    return codes;
  });
}

/** Turns it off for a person with a valid code; null if the code is wrong. */
export function turnOff(services: FactorServices, by: AskedBy, code: string): Promise<true | null> {
  const { db, authSecret } = services;
  return db.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, { id: by.customerId });
    if (!person || !(await redeemCode(transaction, authSecret, person.id, code))) return null;
    await removeSecondFactor(transaction, person.id);
    await sendMail(transaction, person, "secondFactorOff");
    await record(transaction, by, "second_factor.off");
    return true;
  });
}

/** Creates new recovery codes for a person with a valid code; null if the code is wrong. */
export function renewRecoveryCodes(
  { db, authSecret }: FactorServices,
  by: AskedBy,
  code: string,
): Promise<string[] | null> {
  return db.transaction().execute(async (transaction) => {
    if (!(await redeemCode(transaction, authSecret, by.customerId, code))) return null;
    await record(transaction, by, "second_factor.codes");
    return replaceRecoveryCodes(transaction, by.customerId);
  });
}

async function sendMail(
  transaction: DbTransaction,
  { id, email, locale }: Person,
  kind: AccountMailKind,
): Promise<void> {
  await queueMail(transaction, accountMail(kind, { to: email, locale }), `customer/${id}`);
}

const record = (db: Db, by: AskedBy, action: string): Promise<void> =>
  recordAudit(db, { ...by, action, subject: `customer/${by.customerId}` });
