// Apart from the other variants: the page of a product needs these alone in the browser.
import type { TFunction } from "i18next";

/** Colours that were tried on the product's picture, as they are called. */
export interface TriedColours {
  body?: string | undefined;
  closure?: string | undefined;
}

/** The tried colours alone. */
export function triedVariants(t: TFunction, tried: TriedColours = {}): { label: string; value: string }[] {
  return [
    ...(tried.body ? [{ label: t("product:quote.body"), value: tried.body }] : []),
    ...(tried.closure ? [{ label: t("product:quote.closure"), value: tried.closure }] : []),
  ];
}
