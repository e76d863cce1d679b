import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/**
 * Key of a customer's email address as a query, empty unless the address is confirmed. Guest submissions from that
 * address belong to the customer, for an export and for the erasure.
 */
export const verifiedEmailKey = (db: Db, customerId: number) =>
  db
    .selectFrom("customers")
    .select("email_key")
    .where("id", "=", customerId)
    .where("email_verified_at", "is not", null);

/**
 * Normalises an email address for lookups: without surrounding spaces and case, and without control characters, which
 * no address has and PostgreSQL refuses.
 */
export const emailKeyOf = (email: string): string =>
  email
    .replaceAll(/\p{Cc}/gu, "")
    .trim()
    .toLowerCase();

/**
 * The same for a column of addresses, in a query. In a Turkish database the lower case of I is ı, which no address
 * contains.
 */
export const emailKeyOfColumn = (column: string) => sql<string>`lower(replace(${sql.ref(column)}, 'I', 'i'))`;
