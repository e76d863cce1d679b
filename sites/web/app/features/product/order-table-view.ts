import { productSlug, type ProductDetail } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { smallestQuantity } from "@preforma/domain/shop";
import { formatNumber, formatVolume, neckTitle } from "@preforma/domain/vocabulary";
import type { TFunction } from "i18next";
import { availabilityView, pieces } from "../catalogue/index.ts";

/** Max rows of a table: as many articles as a cart holds. */
const maxRows = 100;

/** A larger family shows the articles of the product's own size first, with a link to the page of all of them. */
const shownRows = 6;

/** The order table of a family. */
export interface OrderTableView {
  rows: OrderRow[];
  /** Number of articles in the whole table. */
  total: number;
}

/** Whether the URL requests the whole table. */
export const isWholeTable = ({ searchParams }: URL): boolean => searchParams.get("table") === "all";

/** An article of the family, as a row of the order table. */
export interface OrderRow {
  id: number;
  code: string;
  href: string;
  isCurrent: boolean;
  size: string;
  neck: string;
  colour: string;
  hex: string | null;
  /** Per piece without VAT, minor units; null for an article without a price. */
  price: { amountMinor: number; currency: string } | null;
  /** The lowest price and its minimum quantity; null where larger quantities cost the same. */
  lowest: { from: string; amountMinor: number } | null;
  /** The smallest order, formatted. */
  minimum: string;
  availability: string;
  canBeOrdered: boolean;
}

type Member = ProductDetail["variants"][number];

/** The product itself, in the form of its variants. */
const ownRow = (product: ProductDetail): Member => ({
  ...product,
  carton_quantity: product.pack_quantities.carton,
});

const order = (one: Member, other: Member): number =>
  (one.volume_ml ?? 0) - (other.volume_ml ?? 0) ||
  (one.neck_finish?.diameter_mm ?? 0) - (other.neck_finish?.diameter_mm ?? 0) ||
  (one.neck_finish?.code ?? "").localeCompare(other.neck_finish?.code ?? "") ||
  one.id - other.id;

/** The articles nearest to the product: those of its size first, and always the product itself. */
function nearest(members: readonly Member[], { id, volume_ml }: ProductDetail): Member[] {
  const distance = (member: Member): number =>
    member.id === id
      ? 0
      : member.volume_ml === volume_ml
        ? 1
        : 1 + Math.abs((member.volume_ml ?? 0) - (volume_ml ?? 0));
  return members.toSorted((one, other) => distance(one) - distance(other)).slice(0, shownRows);
}

/**
 * The articles of a product's family: all of them where `isWhole` or where they are few, else the nearest. Null where
 * it has no family, and where the API sends no prices of its variants.
 */
export function orderTable(
  product: ProductDetail,
  isWhole: boolean,
  locale: Locale,
  t: TFunction,
): OrderTableView | null {
  if (product.variants.length === 0) return null;
  if (product.variants.some(({ minimum_order }) => minimum_order === undefined)) return null;
  const family = [ownRow(product), ...product.variants].toSorted(order).slice(0, maxRows);
  const shown = isWhole ? family : nearest(family, product);
  const rows = shown.toSorted(order).map((member) => {
    const { id, code, colour, volume_ml, neck_finish, default_price: price } = member;
    const availability = member.availability ? availabilityView(member.availability, locale) : null;
    const rule = {
      minimum_order: member.minimum_order ?? 1,
      carton_quantity: member.carton_quantity ?? null,
    };
    const lowest = member.price_breaks?.at(-1);
    const formatted = formatNumber(smallestQuantity(rule), locale);
    return {
      id,
      code,
      href: pathTo("product", locale, { id, slug: productSlug(member, locale) }),
      isCurrent: id === product.id,
      size: volume_ml === null ? "" : formatVolume(volume_ml, locale),
      neck: neck_finish ? neckTitle(neck_finish, locale) : "",
      colour: colour?.title ?? "",
      hex: colour?.hex ?? null,
      price: price ? { amountMinor: price.amount_minor, currency: price.currency } : null,
      lowest: lowest
        ? {
            from: t("product:priceList.from", { pieces: pieces(lowest.from_quantity, locale, t) }),
            amountMinor: lowest.amount_minor,
          }
        : null,
      minimum:
        rule.carton_quantity === null || rule.carton_quantity === 1
          ? t("product:table.minimum", { formatted })
          : t("product:table.minimumInCartons", {
              formatted,
              carton: formatNumber(rule.carton_quantity, locale),
            }),
      availability: availability?.text ?? "",
      canBeOrdered: price !== null && price !== undefined && availability?.canBeOrdered !== false,
    };
  });
  return { rows, total: family.length };
}
