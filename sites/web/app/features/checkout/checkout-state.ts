import type { Locale } from "@preforma/domain/locales";
import { idOf, pathTo } from "@preforma/domain/routes";
import { paymentTypes, type PaymentType } from "@preforma/domain/shop";

/** The steps of a checkout that are pages; `new` is the form for a further address. */
export const steps = ["address", "new", "payment", "review"] as const;
export type Step = (typeof steps)[number];

/**
 * The progress of a checkout. It is in the page's URL: each tab has its own, the browser's back button works, and
 * nothing depends on script. Foreign address ids have no effect, as they are looked up among the customer's own.
 */
export interface CheckoutState {
  step: Step;
  delivery: number | null;
  /** Null where the invoice goes to the delivery address. */
  invoice: number | null;
  payment: PaymentType | null;
}

/** Query parameters that forms preserve. */
export const stateParameters = ["step", "delivery", "invoice", "payment"] as const;

/** Reads the state from a URL; invalid values are dropped. */
export function stateOf(query: URLSearchParams): CheckoutState {
  const id = (name: string) => idOf(query.get(name) ?? undefined);
  return {
    step: steps.find((one) => one === query.get("step")) ?? "address",
    delivery: id("delivery"),
    invoice: id("invoice"),
    payment: paymentTypes.find((one) => one === query.get("payment")) ?? null,
  };
}

/** The URL of a state. */
export function checkoutPath(locale: Locale, { step, ...chosen }: CheckoutState): string {
  const query = new URLSearchParams(step === "address" ? {} : { step });
  for (const [name, value] of Object.entries(chosen)) if (value !== null) query.set(name, String(value));
  return `${pathTo("checkout", locale)}${query.size > 0 ? `?${query}` : ""}`;
}

/**
 * The furthest step that can be reached: an address that is not one of the customer's does not count as chosen, and the
 * review needs every choice.
 */
export function settled(
  state: CheckoutState,
  addressIds: readonly number[],
  types: readonly PaymentType[] = paymentTypes,
): CheckoutState {
  const own = (id: number | null) => (id !== null && addressIds.includes(id) ? id : null);
  const payment = types.find((type) => type === state.payment) ?? null;
  const chosen = { ...state, payment, delivery: own(state.delivery), invoice: own(state.invoice) };
  if (addressIds.length === 0) return { ...chosen, step: "new" };
  if (state.step === "address" || state.step === "new") return chosen;
  if (chosen.delivery === null || chosen.invoice !== state.invoice) return { ...chosen, step: "address" };
  return state.step === "review" && payment === null ? { ...chosen, step: "payment" } : chosen;
}
