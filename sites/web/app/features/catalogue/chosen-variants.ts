import type { ProductDetail } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { formatVolume, neckTitle } from "@preforma/domain/vocabulary";
import type { QuoteProduct } from "@preforma/ui/quote-dialog";
import type { TFunction } from "i18next";

/** Colours that were tried on the product's picture, as they are called. */
export interface TriedColours {
  body?: string | undefined;
  closure?: string | undefined;
}

/** What a product's own article is among those of its mould, and the colours that were tried: they go along with a quote. */
export function chosenVariants(
  product: Pick<ProductDetail, "volume_ml" | "neck_finish" | "colour">,
  locale: Locale,
  t: TFunction,
  tried?: TriedColours,
): NonNullable<QuoteProduct["variants"]> {
  const own = [
    product.volume_ml === null
      ? null
      : { label: t("product:spec.volume"), value: formatVolume(product.volume_ml, locale) },
    product.neck_finish && {
      label: t("product:spec.neck"),
      value: neckTitle(product.neck_finish, locale),
    },
    product.colour && { label: t("product:spec.colour"), value: product.colour.title },
  ];
  return [...own.filter((variant) => variant !== null), ...triedVariants(t, tried)];
}

/** The tried colours alone. */
export function triedVariants(t: TFunction, tried: TriedColours = {}): { label: string; value: string }[] {
  return [
    ...(tried.body ? [{ label: t("product:quote.body"), value: tried.body }] : []),
    ...(tried.closure ? [{ label: t("product:quote.closure"), value: tried.closure }] : []),
  ];
}
