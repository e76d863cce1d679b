import type { Withdrawal } from "../database/tables/catalogue.ts";

export type { Withdrawal };

/** Whether a product has ended for good, as opposed to one that is out for a while. */
export const isRetired = (withdrawal: Withdrawal | null): boolean =>
  withdrawal === "retired" || withdrawal === "unlisted";
