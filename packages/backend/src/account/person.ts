import type { Locale } from "@preforma/domain/locales";
import { rowLocale } from "../database/row-locale.ts";
import type { Db } from "../database/schema.ts";
import type { AccountServices } from "./services.ts";
import { emailKeyOf } from "./email-key.ts";

/** The services that account changes need. */
export type LinkServices = Pick<AccountServices, "db" | "publicOrigin">;

/** The person who requested a change, for the audit log. */
export interface AskedBy {
  customerId: number;
  requestId: string;
}

/** The fields of a person that mails need. */
export interface Person {
  id: number;
  email: string;
  locale: Locale;
  isVerified: boolean;
  passwordHash: string | null;
}

/** The person with an email address or id; null for an unknown one and for a blocked account. */
export async function findPerson(db: Db, by: { email: string } | { id: number }): Promise<Person | null> {
  const row = await db
    .selectFrom("customers")
    .select(["id", "email", "language_code", "email_verified_at", "password_hash"])
    .where("is_active", "=", 1)
    .where((on) => ("email" in by ? on("email_key", "=", emailKeyOf(by.email)) : on("id", "=", by.id)))
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    locale: rowLocale(row),
    isVerified: row.email_verified_at !== null,
    passwordHash: row.password_hash,
  };
}
