import type { ProductDetail } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { fullLoads, loadOf, maxPieces, smallestQuantity, type Load } from "@preforma/domain/shop";
import { wholeNumberOf } from "@preforma/domain/text";
import { formatNumber, formatSpace, formatWeight } from "@preforma/domain/vocabulary";
import type { TFunction } from "i18next";
import { pieces, type SpecGroup } from "../catalogue/index.ts";

/** The shipping data of an article: for the visitor's quantity, and for full loads. */
export interface LogisticsView {
  group: SpecGroup;
  /** The quantity in the field, pieces. */
  quantity: number;
}

/** Reads the quantity from the URL; null where it is missing or invalid. */
export function quantityAsked({ searchParams }: URL): number | null {
  const quantity = wholeNumberOf(searchParams.get("quantity") ?? "");
  return quantity !== null && quantity >= 1 && quantity <= maxPieces ? quantity : null;
}

/** Null where the record has no packing data. */
export function logisticsView(
  product: ProductDetail,
  asked: number | null,
  locale: Locale,
  t: TFunction,
): LogisticsView | null {
  const { carton, pallet } = product.pack_quantities;
  const packing = { weightG: product.weight_g, carton, pallet, facts: product.facts };
  const full = fullLoads(packing);
  if (full.length === 0) return null;
  const quantity =
    asked ?? smallestQuantity({ minimum_order: product.minimum_order, carton_quantity: carton });
  // From half a pallet on, goods go on pallets; less goes in cartons.
  const onPallets = pallet !== null && (carton === null || quantity * 2 >= pallet);
  const counted = (key: "cartons" | "pallets", count: number | null): string | null =>
    count === null ? null : t(`product:logistics.${key}`, { count, formatted: formatNumber(count, locale) });
  const row = (id: string, label: string, value: string, load: Load): SpecGroup["rows"][number] => {
    const weight = load.grossKg ?? load.netKg;
    const note = [
      weight === null
        ? null
        : t(`product:logistics.${load.grossKg === null ? "net" : "gross"}`, {
            weight: formatWeight(weight * 1000, locale),
          }),
      load.volumeM3 === null ? null : formatSpace(load.volumeM3, locale),
    ].filter((part) => part !== null);
    return { id, label, value, ...(note.length > 0 && { note: note.join(" · ") }) };
  };
  const own = loadOf(quantity, packing, onPallets);
  const parts = [counted("pallets", own.pallets), counted("cartons", own.cartons)];
  return {
    quantity,
    group: {
      id: "logistics",
      title: t("product:logistics.title"),
      rows: [
        row("load-own", pieces(quantity, locale, t), parts.filter((part) => part !== null).join(" · "), own),
        ...full.map(({ unit, load }) =>
          row(
            `load-${unit}`,
            t(`product:logistics.${unit}`),
            [
              pieces(load.pieces, locale, t),
              unit === "carton" || unit === "pallet" ? null : counted("pallets", load.pallets),
            ]
              .filter((part) => part !== null)
              .join(" · "),
            load,
          ),
        ),
      ],
    },
  };
}
