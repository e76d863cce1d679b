import type { Locale } from "@preforma/domain/locales";
import { availabilityOf, availabilityText, canBeOrdered, type Supply } from "@preforma/domain/shop";
import type { ProductCardProps } from "./product-card.tsx";

/** What the records of the products in the grid say: in stock, back on a day, made to order, nothing. */
const supplies: readonly (Supply | null)[] = [
  { stock: 45_000, lead_time_days: null, back_on: null },
  { stock: 0, lead_time_days: null, back_on: "2099-12-12" },
  { stock: null, lead_time_days: 15, back_on: null },
  null,
];

/** How that is written in a language. */
export function suppliedAs(index: number, locale: Locale): Pick<ProductCardProps, "availability"> {
  const supply = supplies[index];
  const known = supply ? availabilityOf(supply, { minimum_order: 1200, carton_quantity: 240 }) : null;
  return known
    ? { availability: { text: availabilityText(known, locale), canBeOrdered: canBeOrdered(known) } }
    : {};
}
