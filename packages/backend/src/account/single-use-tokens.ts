import { randomBytes } from "node:crypto";
import type { Db } from "../database/schema.ts";
import { digestOf } from "./sessions.ts";
import type { SingleUseTokensTable } from "../database/tables/account.ts";

/** The purpose of a link in a mail. */
export type TokenPurpose = SingleUseTokensTable["purpose"];

/** The person and purpose of a token. */
export interface TokenHolder {
  purpose: TokenPurpose;
  /** Null for an address without an account. */
  customerId: number | null;
  /** The email address that it is sent to. */
  email: string;
}

/** Creates a token that can be redeemed once within a number of seconds, and returns it; only its digest is stored. */
export async function issueToken(
  db: Db,
  { purpose, customerId, email }: TokenHolder,
  seconds: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = Date.now();
  await db
    .insertInto("single_use_tokens")
    .values({
      digest: digestOf(token),
      purpose,
      customer_id: customerId,
      email,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + seconds * 1000).toISOString(),
    })
    .execute();
  return token;
}

/**
 * Redeems a token; null if it is unknown, of another purpose, expired or already redeemed. Of two concurrent tries only
 * one succeeds: the deletion itself decides.
 */
export async function redeemToken(db: Db, token: string, purpose: TokenPurpose): Promise<TokenHolder | null> {
  const row = await db
    .deleteFrom("single_use_tokens")
    .where("digest", "=", digestOf(token))
    .where("purpose", "=", purpose)
    .returning(["customer_id", "email", "expires_at"])
    .executeTakeFirst();
  if (!row || row.expires_at <= new Date().toISOString()) return null;
  return { purpose, customerId: row.customer_id, email: row.email };
}
