import type { PersonalDataPart } from "../personal-data/index.ts";
import { addressesOf } from "./store.ts";

/** A customer's addresses are deleted with their account; orders have their own copy. */
export const addressData: PersonalDataPart = {
  name: "addresses",
  export: addressesOf,
  erase: async (transaction, customerId) => {
    await transaction.deleteFrom("addresses").where("customer_id", "=", customerId).execute();
  },
};
