import type { Kysely, Transaction } from "kysely";
import { addressData } from "../addresses/personal-data.ts";
import type { DatabaseSchema } from "../database/schema.ts";
import { favouriteData } from "../favourites/personal-data.ts";
import { requestData } from "../requests/personal-data.ts";
import { reviewData } from "../reviews/personal-data.ts";
import { shopData } from "../shop/personal-data.ts";
import { viewData } from "../views/personal-data.ts";
import { accountData } from "./account-data.ts";
import { holdCustomer } from "./hold-customer.ts";

/**
 * What one subject holds of a person, for the export and the erasure that KVKK (articles 7 and 11) and
 * GDPR (articles 15, 17 and 20) give everybody a right to.
 *
 * To add a subject: write `<subject>/personal-data.ts` with one exported `PersonalDataPart` (import this
 * type with `import type`), and add it to {@link personalDataParts} below, one import and one line.
 */
export interface PersonalDataPart {
  /** Key of the part in the export, snake_case, such as `addresses`. */
  name: string;
  /**
   * All that is held, in the field names of the API, without secrets and without other people's data.
   * Reads only; the row of `customers` tells the e-mail address where a subject stores no customer id.
   */
  export(db: Kysely<DatabaseSchema>, customerId: number): Promise<unknown>;
  /**
   * Deletes what may be deleted and anonymises what must stay (orders, for the tax law's ten years; a
   * published review, without its name). Nothing but database work: it runs inside the one transaction of
   * the erasure. The row of `customers` is still there and is deleted after all parts, so afterwards no
   * row may refer to it, unless its foreign key says `on delete cascade` or `set null`.
   */
  erase(transaction: Transaction<DatabaseSchema>, customerId: number): Promise<void>;
}

/** All subjects that hold something of a person, in the order of the export. */
export const personalDataParts: readonly PersonalDataPart[] = [
  ...accountData,
  addressData,
  favouriteData,
  viewData,
  reviewData,
  requestData,
  ...shopData,
];

/** Everything that is held of a person, by subject. */
export async function exportPersonalData(
  db: Kysely<DatabaseSchema>,
  customerId: number,
): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const part of personalDataParts) parts[part.name] = await part.export(db, customerId);
  return parts;
}

/** Erases a person: every subject's part first, the account itself last. False when they are gone already. */
export async function erasePersonalData(
  transaction: Transaction<DatabaseSchema>,
  customerId: number,
): Promise<boolean> {
  // Whoever is just adding something finds nobody there afterwards.
  if (!(await holdCustomer(transaction, customerId))) return false;
  for (const part of personalDataParts) await part.erase(transaction, customerId);
  // Sessions, links and provider accounts go with it.
  await transaction.deleteFrom("customers").where("id", "=", customerId).execute();
  return true;
}
