import { maxComparedProducts } from "@preforma/domain/catalogue";

export { maxComparedProducts };

/**
 * Whether a property distinguishes the products. A missing value differs from a given one; a single product has no
 * differences. Leading and trailing spaces and Unicode normalisation are ignored.
 */
export function differs(values: readonly (string | null)[]): boolean {
  return new Set(values.map((value) => value?.trim().normalize("NFC") ?? null)).size > 1;
}
