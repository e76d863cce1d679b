import { shareOf } from "./money.ts";
import { smallestQuantity, type QuantityRule } from "./quantity.ts";
import { vatRate } from "./rates.ts";
import type { Totals } from "./totals.ts";

/**
 * The two ways in which prices are shown. The catalogue, the cart and the totals contain net prices; both views are
 * derived here.
 *
 * `gross`: with VAT, for consumers. Consumers are shown the price that they pay, all taxes included: article 54 of the
 * Consumer Protection Law 6502, article 5 of the Price Label Regulation (Resmî Gazete 28 June 2014, no. 29044) and for
 * distance sales article 5/1-ç of the Distance Contracts Regulation (Resmî Gazete 27 November 2014, no. 29188).
 *
 * `net`: without VAT and labelled so, for companies, which deduct the tax (article 29 of the VAT Law 3065).
 */
export const priceViews = ["gross", "net"] as const;
export type PriceView = (typeof priceViews)[number];

/** The view before a choice: a visitor counts as a consumer by default. */
export const defaultPriceView: PriceView = "gross";

/** Whether a text names a price view. */
export const isPriceView = (text: unknown): text is PriceView => priceViews.some((view) => view === text);

/** The default view of a buyer: companies see net prices. */
export const priceViewOf = (buyer: { company_name?: string | null }): PriceView =>
  buyer.company_name ? "net" : "gross";

/**
 * A net amount with VAT, minor units, rounded half up (article 2 of Law 5083). `rate` is in basis points; an order is
 * shown at its own rate.
 */
export const withVat = (netMinor: number, rate: number = vatRate): number =>
  shareOf(netMinor, 10_000 + rate, 10_000);

/** The parts of a total with VAT in each of them, minor units. */
export interface TotalsWithVat {
  subtotal_minor: number;
  discount_minor: number;
  shipping_minor: number;
}

/**
 * The parts of an order with VAT in each. Discount and shipping are rounded individually, and the subtotal takes the
 * remainder, so that the parts add up to the total exactly.
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

/** The price of a piece without VAT from a quantity on, minor units. */
export interface PriceBreak {
  from_quantity: number;
  amount_minor: number;
}

/** A price break in an article's record. */
export interface StatedPriceBreak extends PriceBreak {
  /** The customer group; null for all customers. */
  group: string | null;
}

/** Max price breaks of one article, all groups together. */
export const maxPriceBreaks = 30;

/** Whether a text is the name of a customer group: `dealers`, `export-2`. */
export const isCustomerGroup = (text: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 40;

/** The price breaks of a customer group, and those for all customers. */
export const priceBreaksFor = (breaks: readonly StatedPriceBreak[], group: string | null): PriceBreak[] =>
  breaks
    .filter((stated) => stated.group === null || stated.group === group)
    .map(({ from_quantity, amount_minor }) => ({ from_quantity, amount_minor }));

/** The price of a piece at a quantity, minor units: the lowest that the quantity reaches. */
export const unitPriceAt = (
  quantity: number,
  { amount_minor, breaks }: { amount_minor: number; breaks: readonly PriceBreak[] },
): number =>
  breaks.reduce(
    (lowest, step) => (quantity >= step.from_quantity ? Math.min(lowest, step.amount_minor) : lowest),
    amount_minor,
  );

/**
 * An article's price list: each quantity from which a piece costs less, starting with the smallest order. One step
 * where larger quantities cost the same.
 */
export function priceSteps(
  price: { amount_minor: number; breaks: readonly PriceBreak[] },
  rule: QuantityRule,
): PriceBreak[] {
  const smallest = smallestQuantity(rule);
  const quantities = price.breaks.map((step) => step.from_quantity).filter((from) => from > smallest);
  const steps: PriceBreak[] = [{ from_quantity: smallest, amount_minor: unitPriceAt(smallest, price) }];
  for (const from_quantity of quantities.toSorted((one, other) => one - other)) {
    const amount_minor = unitPriceAt(from_quantity, price);
    if (amount_minor < (steps.at(-1)?.amount_minor ?? 0)) steps.push({ from_quantity, amount_minor });
  }
  return steps;
}
