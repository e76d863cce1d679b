import { shareOf } from "./money.ts";
import { cartonsPerPallet, shippingRates, vatRate } from "./rates.ts";
import type { CouponType } from "./coupons.ts";

/** A line as far as money is concerned. Prices are net, in minor units per piece. */
export interface PricedLine {
  quantity: number;
  unit_price_minor: number;
  carton_quantity: number | null;
  pallet_quantity: number | null;
}

/** What a coupon takes off. `value` is whole per cent, minor units, or nothing for free carriage. */
export interface Discount {
  type: CouponType;
  value: number;
}

/** What an order costs, in minor units of one currency. */
export interface Totals {
  currency: string;
  /** Sum of the lines, without tax. */
  net_subtotal_minor: number;
  /** What the coupon takes off the lines, without tax; never more than they cost. */
  discount_minor: number;
  /** Carriage without tax. */
  shipping_minor: number;
  vat_percent: number;
  vat_minor: number;
  /** What is to be paid. */
  total_minor: number;
}

/** Largest net subtotal of one order, minor units; far below where numbers stop being exact. */
export const maxSubtotal = 1_000_000_000_000;

/** A line's net amount in minor units; whole by nature, so nothing is rounded here. */
export const lineAmount = (line: Pick<PricedLine, "quantity" | "unit_price_minor">): number =>
  line.quantity * line.unit_price_minor;

/**
 * Adds an order up. Lines and carriage are whole by nature. Two amounts can have fractions, the percentage of
 * a coupon and the tax; each is taken once over the whole order and rounded half up, as article 2 of
 * Law 5083 on the currency rounds. Rounding each line's tax instead would add up to half a kuruş per line.
 */
export function totalsOf(lines: readonly PricedLine[], currency: string, discount: Discount | null): Totals {
  const subtotal = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const off = discount ? discountOn(subtotal, discount) : 0;
  const shipping = discount?.type === "free_shipping" ? 0 : shippingOf(lines, currency, subtotal - off);
  const taxed = subtotal - off + shipping;
  const vat = shareOf(taxed, vatRate, 10_000);
  return {
    currency,
    net_subtotal_minor: subtotal,
    discount_minor: off,
    shipping_minor: shipping,
    vat_percent: vatRate / 100,
    vat_minor: vat,
    total_minor: taxed + vat,
  };
}

/** What a coupon takes off a net subtotal, minor units; never more than there is. */
export function discountOn(subtotalMinor: number, { type, value }: Discount): number {
  if (type === "percent") return shareOf(subtotalMinor, Math.min(100, value), 100);
  return type === "fixed" ? Math.min(subtotalMinor, value) : 0;
}

/**
 * Carriage without tax, minor units. Full pallets cost the pallet's price; what is left over of an article
 * goes as cartons, which together never cost more than one more pallet.
 */
export function shippingOf(lines: readonly PricedLine[], currency: string, netValueMinor: number): number {
  const rates = shippingRates[currency];
  if (!rates || lines.length === 0 || netValueMinor >= rates.freeFrom) return 0;
  return lines.reduce((sum, line) => {
    const carton = Math.max(1, line.carton_quantity ?? line.pallet_quantity ?? line.quantity);
    const pallet = Math.max(carton, line.pallet_quantity ?? carton * cartonsPerPallet);
    const pallets = Math.floor(line.quantity / pallet);
    const cartons = Math.ceil((line.quantity - pallets * pallet) / carton);
    // Goods that are packed on pallets alone travel on one.
    const loose =
      line.carton_quantity === null && line.pallet_quantity !== null ? rates.pallet : rates.carton;
    return sum + pallets * rates.pallet + Math.min(cartons * loose, rates.pallet);
  }, 0);
}
