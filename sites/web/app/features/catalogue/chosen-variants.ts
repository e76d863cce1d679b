import type { ProductDetail } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { formatVolume, neckTitle } from "@preforma/domain/vocabulary";
import type { QuoteProduct } from "@preforma/ui/quote-dialog";
import type { TFunction } from "i18next";
import { triedVariants, type TriedColours } from "./tried-variants.ts";

/** The variant of a product among those of its mould, and the colours that were tried: both go into a quote request. */
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
