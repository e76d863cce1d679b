import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/**
 * Key of a customer's e-mail address as a query, empty unless the address was confirmed. What guests sent from
 * that address belongs to the customer: for an export and for the erasure.
 */
export const verifiedEmailKey = (db: Db, customerId: number) =>
  db
    .selectFrom("customers")
    .select("email_key")
    .where("id", "=", customerId)
    .where("email_verified_at", "is not", null);

/**
 * How an e-mail address is found again: without the spaces around it and without regard to case; without control
 * characters too, which no address has and PostgreSQL refuses.
 */
export const emailKeyOf = (email: string): string =>
  email
    .replaceAll(/\p{Cc}/gu, "")
    .trim()
    .toLowerCase();

/**
 * The same of a column with addresses, in a query. Where the database's language is Turkish, the small letter of I is ı, which no
 * address has.
 */
export const emailKeyOfColumn = (column: string) => sql<string>`lower(replace(${sql.ref(column)}, 'I', 'i'))`;
