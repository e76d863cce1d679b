import type { Availability } from "../catalogue/index.ts";
import { smallestQuantity, stepOf, type QuantityRule } from "./quantity.ts";

/** The supply in an article's record; null where it is unknown. */
export interface Supply {
  /** Pieces in stock. */
  stock: number | null;
  /** Working days for making it to order. */
  lead_time_days: number | null;
  /** The day on which it is expected to be back in stock, ISO 8601: `2026-12-12`. */
  back_on: string | null;
}

/** How a shop shows the stock: as cartons, or as plenty and few. */
export const stockDisplays = ["amount", "bands"] as const;
export type StockDisplay = (typeof stockDisplays)[number];

/** Max lead time in a record, working days: about two years. */
export const maxLeadTimeDays = 500;

/** A stock below this many of the smallest orders is few. */
const fewOrders = 3;

/** A day in ISO 8601. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

interface Asked {
  /** Requested pieces. @default the smallest order */
  quantity?: number;
  /** @default "amount" */
  display?: StockDisplay;
  /** The current day, ISO 8601. @default today in UTC */
  today?: string;
}

/**
 * Whether and when an article is available, from its record; null where it is unknown. A quantity comes wholly from the
 * stock, or is wholly made to order. A past date is ignored.
 */
export function availabilityOf(
  { stock, lead_time_days, back_on }: Supply,
  rule: QuantityRule,
  { quantity = smallestQuantity(rule), display = "amount", today = dayOf(new Date()) }: Asked = {},
): Availability | null {
  const none: Omit<Availability, "state"> = { level: null, amount: null, lead_time_days, back_on: null };
  if (stock !== null && stock >= Math.max(quantity, smallestQuantity(rule)))
    return {
      ...none,
      state: "in_stock",
      level: stock < fewOrders * smallestQuantity(rule) ? "few" : "plenty",
      amount: display === "amount" ? displayedAmount(stock, rule) : null,
    };
  if (lead_time_days !== null) return { ...none, state: "made_to_order" };
  if (back_on !== null && back_on >= today) return { ...none, state: "back_on_date", back_on };
  return stock === null ? null : { ...none, state: "out_of_stock" };
}

/** Whether an article can be ordered; one with unknown availability can. */
export const canBeOrdered = (availability: Pick<Availability, "state"> | null | undefined): boolean =>
  availability == null || availability.state === "in_stock" || availability.state === "made_to_order";

/**
 * The displayed stock in cartons, or in pieces where it is sold loose: up to nine exactly, else rounded down to one
 * digit, so that it stays true while a few are sold.
 */
function displayedAmount(stock: number, rule: QuantityRule): NonNullable<Availability["amount"]> {
  const counted = Math.floor(stock / stepOf(rule));
  const scale = 10 ** (String(counted).length - 1);
  return {
    count: Math.floor(counted / scale) * scale,
    is_exact: scale === 1,
    unit: rule.carton_quantity === null ? "piece" : "carton",
  };
}

/** Whether two stocks of an article have the same text: pages with one need not be rendered again for the other. */
export function isDisplayedAlike(one: number, other: number, rule: QuantityRule): boolean {
  const shown = (stock: number) =>
    JSON.stringify(availabilityOf({ stock, lead_time_days: null, back_on: null }, rule));
  return shown(one) === shown(other);
}
