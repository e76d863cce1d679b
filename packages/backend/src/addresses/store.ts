import type { Selectable } from "kysely";
import { type Address, maxAddresses } from "@preforma/domain/addresses";
import type { AddressInput } from "@preforma/domain/addresses/schema";
import { lockCustomer } from "../database/lock.ts";
import type { Db, DbTransaction } from "../database/schema.ts";
import type { AddressesTable } from "../database/tables/customers.ts";
import type { PersonalDataPart } from "../personal-data/index.ts";
import { countOf } from "../database/count.ts";

/** A customer's addresses, the default first, then newest first. */
export async function addressesOf(db: Db, customerId: number): Promise<Address[]> {
  const rows = await db
    .selectFrom("addresses")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("is_default", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(present);
}

/** One address of a customer; null for another customer's and for an unknown one. */
export async function addressOf(db: Db, customerId: number, id: number): Promise<Address | null> {
  const row = await db
    .selectFrom("addresses")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row ? present(row) : null;
}

/**
 * Stores a new address, the first one as the default. `full` if the customer has the max number of addresses; throws if
 * the account no longer exists.
 */
export function addAddress(db: Db, customerId: number, input: AddressInput): Promise<Address | "full"> {
  return changing(db, customerId, async (transaction) => {
    const count = await countOf(transaction.selectFrom("addresses").where("customer_id", "=", customerId));
    if (count >= maxAddresses) return "full";
    const isDefault = input.is_default || count === 0;
    if (isDefault) await clearDefault(transaction, customerId);
    const now = new Date().toISOString();
    const row = await transaction
      .insertInto("addresses")
      .values({
        ...columnsOf(input),
        customer_id: customerId,
        is_default: isDefault ? 1 : 0,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return present(row);
  });
}

/** Replaces an address. The default address stays the default until another is made the default. */
export function changeAddress(
  db: Db,
  customerId: number,
  id: number,
  input: AddressInput,
): Promise<Address | null> {
  return changing(db, customerId, async (transaction) => {
    const row = await transaction
      .updateTable("addresses")
      .set({ ...columnsOf(input), updated_at: new Date().toISOString() })
      .where("id", "=", id)
      .where("customer_id", "=", customerId)
      .returningAll()
      .executeTakeFirst();
    if (!row) return null;
    return input.is_default && row.is_default === 0 ? makeDefault(transaction, customerId, id) : present(row);
  });
}

/** Makes an address the default; null if the customer has no such address. */
export function makeAddressDefault(db: Db, customerId: number, id: number): Promise<Address | null> {
  return changing(db, customerId, async (transaction) => {
    const isOwn = await transaction
      .selectFrom("addresses")
      .select("id")
      .where("id", "=", id)
      .where("customer_id", "=", customerId)
      .executeTakeFirst();
    return isOwn ? makeDefault(transaction, customerId, id) : null;
  });
}

/** Deletes an address; if it was the default, the newest of the others becomes it. Null if there is none. */
export function deleteAddress(db: Db, customerId: number, id: number): Promise<true | null> {
  return changing(db, customerId, async (transaction) => {
    const deleted = await transaction
      .deleteFrom("addresses")
      .where("id", "=", id)
      .where("customer_id", "=", customerId)
      .returning("is_default")
      .executeTakeFirst();
    if (!deleted) return null;
    const successor =
      deleted.is_default === 1
        ? await transaction
            .selectFrom("addresses")
            .select("id")
            .where("customer_id", "=", customerId)
            .orderBy("id", "desc")
            .limit(1)
            .executeTakeFirst()
        : undefined;
    if (successor) await makeDefault(transaction, customerId, successor.id);
    return true;
  });
}

/** Serialises changes to a customer's addresses: there is always exactly one default. */
function changing<Result>(
  db: Db,
  customerId: number,
  change: (transaction: DbTransaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, customerId);
    return change(transaction);
  });
}

async function clearDefault(transaction: DbTransaction, customerId: number): Promise<void> {
  await transaction
    .updateTable("addresses")
    .set({ is_default: 0 })
    .where("customer_id", "=", customerId)
    .where("is_default", "=", 1)
    .execute();
}

async function makeDefault(transaction: DbTransaction, customerId: number, id: number): Promise<Address> {
  await clearDefault(transaction, customerId);
  const row = await transaction
    .updateTable("addresses")
    .set({ is_default: 1 })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return present(row);
}

/** The columns that a customer may write; the server sets all others. */
function columnsOf({ is_default: _, country_phone_code, ...input }: AddressInput) {
  return { ...input, country_phone_code: country_phone_code ?? "" };
}

function present({ created_at: _, updated_at: __, ...row }: Selectable<AddressesTable>): Address {
  return { ...row, is_default: row.is_default === 1 };
}

/** A customer's addresses are deleted with their account; orders have their own copy. */
export const addressData: PersonalDataPart = {
  name: "addresses",
  export: addressesOf,
  erase: async (transaction, customerId) => {
    await transaction.deleteFrom("addresses").where("customer_id", "=", customerId).execute();
  },
};
