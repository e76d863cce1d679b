import { diameterOf, type ProductDetail } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import {
  formatLength,
  formatNumber,
  formatVolume,
  formatWeight,
  neckTitle,
} from "@preforma/domain/vocabulary";
import type { TFunction } from "i18next";

/** A row of the technical table, formatted in the page's language. */
export interface SpecRow {
  id: string;
  label: string;
  value: string;
  note?: string;
}

/** A group of the technical table. */
export interface SpecGroup {
  id: string;
  title: string;
  rows: SpecRow[];
}

/** Whether a product closes others: it has a type of closure, and no volume. */
export const isClosure = ({
  closure_type,
  volume_ml,
}: Pick<ProductDetail, "closure_type" | "volume_ml">): boolean => closure_type !== null && volume_ml === null;

/** The technical table of a product, also for comparisons. */
export function specGroups(product: ProductDetail, locale: Locale, t: TFunction): SpecGroup[] {
  const { dimensions, pack_quantities: packs, recycling, material } = product;
  const row = (id: string, value: string | null | undefined, note?: string): SpecRow[] =>
    value === null || value === undefined || value === ""
      ? []
      : [{ id, label: t(`product:spec.${id}`), value, ...(note === undefined ? {} : { note }) }];
  const diameter = diameterOf(product);
  const length = (mm: number | undefined) => (mm === undefined ? null : formatLength(mm, locale));
  const groups: SpecGroup[] = [
    {
      id: "general",
      title: t("product:specGroup.general"),
      rows: [
        { id: "code", label: t("product:code"), value: product.code },
        ...row(
          "material",
          material && t(`trade:abbreviation.${material}`),
          material ? t(`trade:material.${material}`) : undefined,
        ),
        ...row("volume", product.volume_ml === null ? null : formatVolume(product.volume_ml, locale)),
        ...row("brimful", product.brimful_ml === null ? null : formatVolume(product.brimful_ml, locale)),
        ...row("neck", product.neck_finish && neckTitle(product.neck_finish, locale)),
        // For a container it is a suggestion; a closure is one itself.
        ...row(
          isClosure(product) ? "closureType" : "closure",
          product.closure_type && t(`trade:closure.${product.closure_type}`),
        ),
        ...row("colour", product.colour?.title),
        ...row("ral", product.colour?.ral ? `RAL ${product.colour.ral}` : null),
      ],
    },
    {
      id: "size",
      title: t("product:specGroup.size"),
      rows: [
        ...row("height", length(dimensions?.height_mm)),
        ...(diameter !== null
          ? row("diameter", length(diameter))
          : [...row("width", length(dimensions?.width_mm)), ...row("depth", length(dimensions?.depth_mm))]),
        ...row("weight", product.weight_g === null ? null : formatWeight(product.weight_g, locale)),
      ],
    },
    {
      id: "packing",
      title: t("product:specGroup.packing"),
      rows: [
        ...row("carton", packs.carton === null ? null : formatNumber(packs.carton, locale)),
        ...row("pallet", packs.pallet === null ? null : formatNumber(packs.pallet, locale)),
        ...row("minimumOrder", pieces(product.minimum_order, locale, t)),
      ],
    },
    {
      id: "compliance",
      title: t("product:specGroup.compliance"),
      rows: [
        ...row("food", product.food_contact ? t("product:spec.foodYes") : t("product:spec.foodNo")),
        ...row("declarations", product.food_contact_declarations.join(", ")),
        ...row("recycling", recycling ? `${recycling.code} ${recycling.label}` : null),
      ],
    },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

/** A formatted number of pieces. */
export function pieces(count: number, locale: Locale, t: TFunction): string {
  return t("product:pieces", { count, formatted: formatNumber(count, locale) });
}
