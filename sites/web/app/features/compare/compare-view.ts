import { titleIn, type ProductDetail } from "@preforma/domain/catalogue";
import { availabilityText, smallestQuantity } from "@preforma/domain/shop";
import type { Locale } from "@preforma/domain/locales";
import type { ComparedProduct, ComparedRow } from "@preforma/ui/compare-table";
import type { TFunction } from "i18next";
import { productImage, productPath, specGroups } from "../catalogue/index.ts";
import { comparePath } from "./compare-url.ts";

/** Products side by side, as the page shows them. */
export interface CompareView {
  products: (Omit<ComparedProduct, "actions"> & {
    productId: number;
    /** The smallest order, pieces; null where the price is on request. */
    smallest: number | null;
  })[];
  rows: ComparedRow[];
}

/** Every property that at least one of the products has, in the order of the product's own table. */
export function compareView(
  products: readonly ProductDetail[],
  { locale, t, differencesOnly }: { locale: Locale; t: TFunction; differencesOnly: boolean },
): CompareView {
  const ids = products.map(({ id }) => id);
  const tables = products.map((product) =>
    specGroups(product, locale, t)
      .flatMap(({ rows }) => rows)
      // The code is in the head.
      .filter((row) => row.id !== "code"),
  );
  const order = [...new Set(tables.flatMap((rows) => rows.map((row) => row.id)))];
  return {
    products: products.map((product) => {
      const { default_price: price, minimum_order, pack_quantities } = product;
      const smallest = smallestQuantity({ minimum_order, carton_quantity: pack_quantities.carton });
      return {
        id: String(product.id),
        productId: product.id,
        title: titleIn(product.translations, locale),
        href: productPath(product, locale),
        code: product.code,
        image: productImage(product),
        price: price && { amountMinor: price.amount_minor, currency: price.currency },
        minimumOrder: smallest,
        smallest: price && smallest,
        removeHref: comparePath(
          ids.filter((id) => id !== product.id),
          locale,
          { differencesOnly },
        ),
      };
    }),
    rows: [
      ...(products.some(({ availability }) => availability)
        ? [
            {
              id: "availability",
              label: t("product:availability"),
              values: products.map(({ availability }) =>
                availability ? availabilityText(availability, locale) : null,
              ),
            },
          ]
        : []),
      ...order.map((id) => ({
        id,
        label: tables.flat().find((row) => row.id === id)?.label ?? id,
        values: tables.map((rows) => rows.find((row) => row.id === id)?.value ?? null),
      })),
    ],
  };
}
