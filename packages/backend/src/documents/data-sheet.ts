import { type ClosureType, diameterOf, type ProductDetail } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import {
  articleByType,
  formatLength,
  formatNumber,
  formatVolume,
  formatWeight,
  materialByKey,
  neckTitle,
  unitSymbols,
} from "@preforma/domain/vocabulary";
import { filled, percentIn } from "../text/index.ts";
import type { FactRow } from "./article.ts";
import packagingTexts from "./packaging-texts.json" with { type: "json" };
import sheetTexts from "./sheet-texts.json" with { type: "json" };

type Row = FactRow | null;

/** A name without line breaks. */
const unbroken = (name: string): string => name.replaceAll(" ", "\u00a0");

const closureName = (type: ClosureType, locale: Locale): string =>
  articleByType(type).one[locale].replace("|", " ");

/** The tables of a data sheet; missing facts are left out. */
export function sheetGroups(product: ProductDetail, locale: Locale): { title: string; rows: FactRow[] }[] {
  const words = sheetTexts[locale];
  const { dimensions, pack_quantities: packs, material, facts, recycling, colour } = product;
  const row = (label: string, value: string | number | null | undefined, more: Partial<FactRow> = {}): Row =>
    value ? { label, value: String(value), ...more } : null;
  const length = (mm: number | undefined): string | null => (mm ? formatLength(mm, locale) : null);
  const count = (pieces: number | null): string | null => (pieces ? formatNumber(pieces, locale) : null);
  const size = (box: { length_mm: number; width_mm: number; height_mm: number } | undefined) =>
    // Without thousands separators, which are points in some languages and commas in others.
    box ? `${[box.length_mm, box.width_mm, box.height_mm].join(" × ")} ${unitSymbols.mm[locale]}` : null;
  const diameter = diameterOf(product);
  const isClosure = product.closure_type !== null && product.volume_ml === null;

  const groups: { title: string; rows: Row[] }[] = [
    {
      title: words.general,
      rows: [
        material && {
          label: words.material,
          value: materialByKey(material).short[locale],
          note: materialByKey(material).names[locale],
        },
        row(words.volume, product.volume_ml && formatVolume(product.volume_ml, locale)),
        row(words.brimful, product.brimful_ml && formatVolume(product.brimful_ml, locale)),
        row(words.neck, product.neck_finish && neckTitle(product.neck_finish, locale)),
        row(
          isClosure ? words.closureType : words.closure,
          product.closure_type && closureName(product.closure_type, locale),
        ),
        row(words.colour, colour?.title),
        row(words.ral, colour?.ral && `RAL ${colour.ral}`, { apart: true }),
      ],
    },
    {
      title: words.size,
      rows: [
        row(words.height, length(dimensions?.height_mm)),
        ...(diameter !== null
          ? [row(words.diameter, length(diameter))]
          : [row(words.width, length(dimensions?.width_mm)), row(words.depth, length(dimensions?.depth_mm))]),
        row(words.weight, product.weight_g && formatWeight(product.weight_g, locale)),
      ],
    },
    {
      title: words.packing,
      rows: [
        row(words.carton, count(packs.carton)),
        row(words.cartonSize, size(facts?.carton)),
        row(words.pallet, count(packs.pallet)),
        row(words.palletSize, size(facts?.pallet)),
        row(words.minimumOrder, count(product.minimum_order)),
      ],
    },
    {
      title: words.compliance,
      rows: [
        row(words.food, product.food_contact_declarations.map(unbroken).join(", "), { apart: true }),
        row(words.recycling, recycling && `${recycling.code} ${recycling.label}`, { apart: true }),
        row(
          words.recycled,
          facts?.recycled_content &&
            filled(packagingTexts[locale][facts.recycled_content.origin], {
              percent: percentIn(facts.recycled_content.percent, locale),
            }),
        ),
      ],
    },
  ];
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter((each) => each !== null) }))
    .filter(({ rows }) => rows.length > 0);
}
