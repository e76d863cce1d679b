import { shareOf } from "./money.ts";
import { vatRate } from "./rates.ts";
import { lineAmount, type PricedLine, type Totals } from "./totals.ts";

/**
 * The two ways in which prices are shown. The catalogue, the cart and the totals hold net prices; both views are made
 * of them here.
 *
 * `gross`: with VAT, for consumers. A consumer is told the price that they pay, all taxes included: article 54 of the
 * Consumer Protection Law 6502, article 5 of the Price Label Regulation (Resmî Gazete 28 June 2014, no. 29044) and for
 * distance sales article 5/1-ç of the Distance Contracts Regulation (Resmî Gazete 27 November 2014, no. 29188).
 *
 * `net`: without VAT and marked so, for companies, which deduct the tax (article 29 of the VAT Law 3065).
 */
export const priceViews = ["gross", "net"] as const;
export type PriceView = (typeof priceViews)[number];

/** What a visitor sees before they choose: nobody is a company until they say so. */
export const defaultPriceView: PriceView = "gross";

/** Whether a text names a price view. */
export const isPriceView = (text: unknown): text is PriceView => priceViews.some((view) => view === text);

/** The view that suits a buyer: companies see net prices. */
export const priceViewOf = (buyer: { company_name?: string | null }): PriceView =>
  buyer.company_name ? "net" : "gross";

/**
 * A net amount with VAT, minor units, rounded half up (article 2 of Law 5083). `rate` is in basis points; an order is
 * shown at its own rate.
 */
export const withVat = (netMinor: number, rate: number = vatRate): number =>
  shareOf(netMinor, 10_000 + rate, 10_000);

/**
 * A line with VAT, minor units. It is rounded once, for the whole line: a thousand times the rounded price of a piece
 * could be wrong by five units of the currency.
 */
export const lineAmountWithVat = (
  line: Pick<PricedLine, "quantity" | "unit_price_minor">,
  rate: number = vatRate,
): number => withVat(lineAmount(line), rate);

/** The parts of a sum with VAT in each of them, minor units. */
export interface TotalsWithVat {
  subtotal_minor: number;
  discount_minor: number;
  shipping_minor: number;
}

/**
 * The parts of an order with VAT in each. Discount and carriage are rounded on their own, and the subtotal takes what
 * is left, so that the parts add up to the total to the last unit.
 */
export function totalsWithVat(totals: Totals): TotalsWithVat {
  const rate = totals.vat_percent * 100;
  const discount = withVat(totals.discount_minor, rate);
  const shipping = withVat(totals.shipping_minor, rate);
  return {
    subtotal_minor: totals.total_minor - shipping + discount,
    discount_minor: discount,
    shipping_minor: shipping,
  };
}
