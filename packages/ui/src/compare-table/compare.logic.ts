import { comparableProducts } from "@preforma/domain/catalogue";

/** How many products are beside each other at most; more do not fit a reader's eye, nor a sheet of paper. */
export const comparable = comparableProducts;

/**
 * Whether a property tells the products apart. What is not given differs from what is; one product alone differs
 * from nothing. Spaces at the ends and how letters with marks are stored do not count.
 */
export function differs(values: readonly (string | null)[]): boolean {
  return new Set(values.map((value) => value?.trim().normalize("NFC") ?? null)).size > 1;
}
