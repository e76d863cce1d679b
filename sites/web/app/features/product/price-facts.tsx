import { formatNumber } from "@preforma/domain/vocabulary";
import { Price } from "@preforma/ui/price";
import { SpecTable } from "@preforma/ui/spec-table";
import { Text } from "@preforma/ui/text";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import type { ProductPageView } from "./product-page-view.ts";
import * as css from "./product.css.ts";

type PriceFactsProps = Pick<ProductPageView, "price" | "indicative" | "priceList">;

/** The content below the price: amounts in other currencies for orientation, and the prices of larger quantities. */
export function PriceFacts({ price, indicative, priceList }: PriceFactsProps) {
  const { t, locale } = useTranslation("product");
  return (
    <>
      {indicative !== null && (
        <Text size="s" tone="muted" measure>
          {indicative}
        </Text>
      )}
      {price && priceList.length > 1 && (
        <SpecTable
          caption={t("priceList.title")}
          className={css.priceList}
          rows={priceList.map(({ quantity, amountMinor }) => ({
            id: String(quantity),
            label: t("priceList.from", {
              pieces: t("pieces", { count: quantity, formatted: formatNumber(quantity, locale) }),
            }),
            value: <Price amountMinor={amountMinor} currency={price.currency} />,
          }))}
        />
      )}
    </>
  );
}
