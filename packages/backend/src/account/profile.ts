import type { AccountProfile } from "@preforma/domain/account";
import type { ProfileChange } from "@preforma/domain/account/schema";
import { rowLocale } from "../database/row-locale.ts";
import type { Db } from "../database/schema.ts";
import { recordAudit } from "../audit/index.ts";
import type { AskedBy } from "./person.ts";

/** A person's own profile. Throws if the account no longer exists, as do the functions below. */
export async function profileOf(db: Db, customerId: number): Promise<AccountProfile> {
  const person = db.selectFrom("customers").selectAll().where("id", "=", customerId);
  const row = await person.executeTakeFirstOrThrow();
  return {
    id: row.id,
    email: row.email,
    email_verified_at: row.email_verified_at,
    name: row.name,
    surname: row.surname,
    phone: row.phone,
    language: rowLocale(row),
    company_name: row.company_name,
    vkn: row.vkn,
    tax_office: row.tax_office,
    country: row.country_code,
    has_password: row.password_hash !== null,
    consented_at: row.consented_at,
    created_at: row.created_at,
  };
}

/** Saves the fields that a person may change without confirmation. */
export async function saveProfile(
  db: Db,
  customerId: number,
  change: ProfileChange,
): Promise<AccountProfile> {
  await db
    .updateTable("customers")
    .set({
      name: change.name,
      surname: change.surname,
      phone: change.phone,
      language_code: change.language,
      company_name: change.company_name,
      vkn: change.vkn,
      tax_office: change.tax_office,
      country_code: change.country,
      updated_at: new Date().toISOString(),
    })
    .where("id", "=", customerId)
    .execute();
  return profileOf(db, customerId);
}

/** Notes that a person has accepted the privacy notice; the first time counts. */
export async function recordConsent(db: Db, by: AskedBy): Promise<AccountProfile> {
  const { customerId } = by;
  const now = new Date().toISOString();
  await db.transaction().execute(async (transaction) => {
    const given = await transaction
      .updateTable("customers")
      .set({ consented_at: now, updated_at: now })
      .where("id", "=", customerId)
      .where("consented_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!given) return;
    await recordAudit(transaction, { ...by, action: "consent", subject: `customer/${customerId}` });
  });
  return profileOf(db, customerId);
}
