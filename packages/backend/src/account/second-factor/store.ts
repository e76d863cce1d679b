import type { Db, DbTransaction } from "../../database/schema.ts";
import { isAppCode, newRecoveryCodes, readCode, recoveryDigest, stepOfCode, unseal } from "./codes.ts";
import { countOf } from "../../database/count.ts";

/** Whether a sign-in to this account requires a code. */
export async function hasSecondFactor(db: Db, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom("second_factors")
    .select("customer_id")
    .where("customer_id", "=", customerId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Redeems a code of the app, or a recovery code, for a sign-in; false if it is wrong or was redeemed before. Of two
 * concurrent tries with the same code only one succeeds.
 */
export async function redeemCode(
  db: Db,
  authSecret: string,
  customerId: number,
  given: string,
): Promise<boolean> {
  const code = readCode(given);
  if (isAppCode(code)) return redeemAppCode(db, authSecret, customerId, code);
  const { numDeletedRows } = await db
    .deleteFrom("recovery_codes")
    .where("customer_id", "=", customerId)
    .where("digest", "=", recoveryDigest(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

async function redeemAppCode(db: Db, authSecret: string, customerId: number, code: string): Promise<boolean> {
  const row = await db
    .selectFrom("second_factors")
    .select("secret")
    .where("customer_id", "=", customerId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  const secret = row ? unseal(authSecret, row.secret) : null;
  const step = secret === null ? null : stepOfCode(secret, code, Date.now());
  if (step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("customer_id", "=", customerId)
    .where("last_step", "<", step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Replaces a person's recovery codes and returns the new ones; only digests are stored. */
export async function replaceRecoveryCodes(
  transaction: DbTransaction,
  customerId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await transaction.deleteFrom("recovery_codes").where("customer_id", "=", customerId).execute();
  await transaction
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ digest: recoveryDigest(code), customer_id: customerId })))
    .execute();
  return codes;
}

/** The number of unused recovery codes. */
export const recoveryCodesLeft = (db: Db, customerId: number): Promise<number> =>
  countOf(db.selectFrom("recovery_codes").where("customer_id", "=", customerId));

/** Removes the second factor with its recovery codes; false if there was none. */
export async function removeSecondFactor(transaction: DbTransaction, customerId: number): Promise<boolean> {
  await transaction.deleteFrom("recovery_codes").where("customer_id", "=", customerId).execute();
  const { numDeletedRows } = await transaction
    .deleteFrom("second_factors")
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
