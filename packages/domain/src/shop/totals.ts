import { shareOf } from "./money.ts";
import { cartonsPerPallet, shippingRates, vatRate } from "./rates.ts";
import type { CouponType } from "./coupons.ts";

/** The price data of a line. Prices are net, in minor units per piece. */
export interface PricedLine {
  quantity: number;
  unit_price_minor: number;
  carton_quantity: number | null;
  pallet_quantity: number | null;
}

/** The discount of a coupon. `value` is whole per cent, minor units, or unused for free shipping. */
export interface Discount {
  type: CouponType;
  value: number;
}

/** The cost of an order, in minor units of one currency. */
export interface Totals {
  currency: string;
  /** Sum of the lines, without tax. */
  net_subtotal_minor: number;
  /** The coupon's discount on the lines, without tax; never more than they cost. */
  discount_minor: number;
  /** Carriage without tax. */
  shipping_minor: number;
  vat_percent: number;
  vat_minor: number;
  /** The amount to pay. */
  total_minor: number;
}

/** Max net subtotal of one order, minor units; far below the limit of exact numbers. */
export const maxSubtotal = 1_000_000_000_000;

/** A line's net amount in minor units; always whole, so nothing is rounded here. */
export const lineAmount = (line: Pick<PricedLine, "quantity" | "unit_price_minor">): number =>
  line.quantity * line.unit_price_minor;

/**
 * Calculates an order's total. Lines and shipping are always whole. Two amounts can have fractions, the percentage of a
 * coupon and the tax; each is calculated once for the whole order and rounded half up, as article 2 of Law 5083 on the
 * currency requires. Rounding each line's tax instead would add up to half a kuruş per line.
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

/** A coupon's discount on a net subtotal, minor units; never more than the subtotal. */
export function discountOn(subtotalMinor: number, { type, value }: Discount): number {
  if (type === "percent") return shareOf(subtotalMinor, Math.min(100, value), 100);
  return type === "fixed" ? Math.min(subtotalMinor, value) : 0;
}

/**
 * Shipping without tax, minor units. Full pallets cost the pallet rate; the rest of an article ships as cartons, which
 * together never cost more than one more pallet.
 */
export function shippingOf(lines: readonly PricedLine[], currency: string, netValueMinor: number): number {
  const rates = shippingRates[currency];
  if (!rates || lines.length === 0 || netValueMinor >= rates.freeFrom) return 0;
  return lines.reduce((sum, line) => {
    const carton = Math.max(1, line.carton_quantity ?? line.pallet_quantity ?? line.quantity);
    const pallet = Math.max(carton, line.pallet_quantity ?? carton * cartonsPerPallet);
    const pallets = Math.floor(line.quantity / pallet);
    const cartons = Math.ceil((line.quantity - pallets * pallet) / carton);
    // Goods that are only packed on pallets ship on one.
    const loose =
      line.carton_quantity === null && line.pallet_quantity !== null ? rates.pallet : rates.carton;
    return sum + pallets * rates.pallet + Math.min(cartons * loose, rates.pallet);
  }, 0);
}
