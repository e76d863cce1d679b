import type { Locale } from "@preforma/domain/locales";
import { idOf, pathTo } from "@preforma/domain/routes";
import { paymentTypes, type PaymentType } from "@preforma/domain/shop";

/** The steps of a checkout that are pages; `new` is the form of a further address. */
export const steps = ["address", "new", "payment", "review"] as const;
export type Step = (typeof steps)[number];

/**
 * How far a checkout has come. It is in the page's URL: each tab has its own, the way back is the browser's, and
 * nothing depends on script. Ids of others' addresses have no effect, as they are looked up among the customer's own.
 */
export interface CheckoutState {
  step: Step;
  delivery: number | null;
  /** Null where the invoice goes to the delivery address. */
  invoice: number | null;
  payment: PaymentType | null;
}

/** Parameters of the address, which forms take along. */
export const stateParameters = ["step", "delivery", "invoice", "payment"] as const;

/** The state as an address tells it; what is no part of one is left out. */
export function stateOf(query: URLSearchParams): CheckoutState {
  const id = (name: string) => idOf(query.get(name) ?? undefined);
  return {
    step: steps.find((one) => one === query.get("step")) ?? "address",
    delivery: id("delivery"),
    invoice: id("invoice"),
    payment: paymentTypes.find((one) => one === query.get("payment")) ?? null,
  };
}

/** Where a state is looked at. */
export function checkoutPath(locale: Locale, { step, ...chosen }: CheckoutState): string {
  const query = new URLSearchParams(step === "address" ? {} : { step });
  for (const [name, value] of Object.entries(chosen)) if (value !== null) query.set(name, String(value));
  return `${pathTo("checkout", locale)}${query.size > 0 ? `?${query}` : ""}`;
}

/**
 * The furthest step that can be taken: an address that is not one of the customer's has not been chosen, and nothing
 * is reviewed before it is complete.
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
