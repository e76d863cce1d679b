/**
 * Why a product is not sold. `hidden`: staff took it out for a while. `retired`: staff ended it.
 * `unlisted`: it was retired because a stock list no longer names it; a list that names it brings it back.
 */
export type Withdrawal = "hidden" | "retired" | "unlisted";

/** Whether a product has ended for good, as opposed to one that is out for a while. */
export const isRetired = (withdrawal: Withdrawal | null): boolean =>
  withdrawal === "retired" || withdrawal === "unlisted";
