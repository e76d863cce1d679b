import type { Availability } from "../catalogue/index.ts";
import { smallestQuantity, stepOf, type QuantityRule } from "./quantity.ts";

/** What an article's record says of its supply; null where it says nothing. */
export interface Supply {
  /** Pieces in stock. */
  stock: number | null;
  /** Working days in which it is made to order. */
  lead_time_days: number | null;
  /** The day on which it is expected back in stock, ISO 8601: `2026-12-12`. */
  back_on: string | null;
}

/** How a shop tells what is in stock: so many cartons, or plenty and few. */
export const stockDisplays = ["amount", "bands"] as const;
export type StockDisplay = (typeof stockDisplays)[number];

/** Longest lead time that a record may state, working days: about two years. */
export const maxLeadTimeDays = 500;

/** Fewer than so many of the smallest orders are few. */
const fewOrders = 3;

/** A day as ISO 8601 has it. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

interface Asked {
  /** Pieces that are wanted. @default the smallest order */
  quantity?: number;
  /** @default "amount" */
  display?: StockDisplay;
  /** The day on which it is asked, ISO 8601. @default today in UTC */
  today?: string;
}

/**
 * Whether and when an article can be had, by what its record says; null where it says nothing. What is wanted comes
 * wholly from the stock, or is wholly made to order. A day that has passed says nothing any more.
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
      amount: display === "amount" ? toldAmount(stock, rule) : null,
    };
  if (lead_time_days !== null) return { ...none, state: "made_to_order" };
  if (back_on !== null && back_on >= today) return { ...none, state: "back_on_date", back_on };
  return stock === null ? null : { ...none, state: "out_of_stock" };
}

/** Whether an article can be ordered; one of whose supply nothing is known can. */
export const canBeOrdered = (availability: Pick<Availability, "state"> | null | undefined): boolean =>
  availability == null || availability.state === "in_stock" || availability.state === "made_to_order";

/**
 * The text on a stock in cartons, or in pieces where it is sold loose: up to nine exactly, else rounded down to one
 * digit. So what is shown stays true while a few are sold.
 */
function toldAmount(stock: number, rule: QuantityRule): NonNullable<Availability["amount"]> {
  const counted = Math.floor(stock / stepOf(rule));
  const scale = 10 ** (String(counted).length - 1);
  return {
    count: Math.floor(counted / scale) * scale,
    is_exact: scale === 1,
    unit: rule.carton_quantity === null ? "piece" : "carton",
  };
}

/** Whether two stocks of an article give the same text: pages that show one need not be made again for the other. */
export function isToldAlike(one: number, other: number, rule: QuantityRule): boolean {
  const told = (stock: number) =>
    JSON.stringify(availabilityOf({ stock, lead_time_days: null, back_on: null }, rule));
  return told(one) === told(other);
}
