// Separate from the other variants: the product page needs only these in the browser.
import type { TFunction } from "i18next";

/** The names of the colours that were tried on the product's picture. */
export interface TriedColours {
  body?: string | undefined;
  closure?: string | undefined;
}

/** The variants for the tried colours. */
export function triedVariants(t: TFunction, tried: TriedColours = {}): { label: string; value: string }[] {
  return [
    ...(tried.body ? [{ label: t("product:quote.body"), value: tried.body }] : []),
    ...(tried.closure ? [{ label: t("product:quote.closure"), value: tried.closure }] : []),
  ];
}
