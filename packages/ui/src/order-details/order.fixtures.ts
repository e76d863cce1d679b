import type { Locale } from "@preforma/domain/locales";
import type { Order, OrderState, OrderSummary } from "@preforma/domain/shop";
import { fixtureAddresses } from "../address-form/address.fixtures.ts";
import { amberLine, pricedAnewLine } from "../cart-lines/cart.fixtures.ts";
import type { CartLineData } from "../cart-lines/index.ts";

const [depot, home] = fixtureAddresses;

/** An order in a list. */
export const fixtureOrder: Omit<OrderSummary, "images"> = {
  number: "PF-2611-7K3M9Q",
  state: "shipped",
  payment_type: "credit_card",
  currency: "TRY",
  total_minor: 3_141_360,
  line_count: 2,
  created_at: "2026-11-12T09:24:00.000Z",
};

/** What was ordered, as the page shows it. */
export function fixtureOrderLines(locale: Locale): CartLineData[] {
  return [amberLine(locale), pricedAnewLine(locale)].map((line) => ({
    ...line,
    previous_unit_price_minor: null,
    issues: [],
  }));
}

/** The time at which an order reached a state; there are 24 hours between two of them. */
const at = (place: number) => new Date(Date.UTC(2026, 10, 12 + place, 9, 24)).toISOString();

/** The whole order, after it has gone through these states. */
export function fixtureOrderThrough(
  states: readonly [OrderState, ...OrderState[]],
  more: Partial<Order> = {},
): Order {
  const state = states.at(-1) ?? states[0];
  return {
    ...fixtureOrder,
    state,
    lines: [],
    totals: {
      currency: "TRY",
      net_subtotal_minor: 2_802_000,
      discount_minor: 280_200,
      shipping_minor: 96_000,
      vat_percent: 20,
      vat_minor: 523_560,
      total_minor: 3_141_360,
    },
    coupon_code: "BAHAR10",
    delivery_address: home,
    invoice_address: depot,
    note: "Kapıda lütfen önce arayın.",
    payment_reference: null,
    payment_due: false,
    expires_at: null,
    tracking_number: null,
    tracking_url: null,
    can_cancel: false,
    events: states.map((one, place) => ({ at: at(place), state: one })),
    ...more,
  };
}
