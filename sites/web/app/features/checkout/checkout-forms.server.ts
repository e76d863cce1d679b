import { addAddress } from "@preforma/domain/addresses";
import { addressSchema } from "@preforma/domain/addresses/schema";
import { idOf, pathTo } from "@preforma/domain/routes";
import { paymentTypes, placeOrder, startPayment, type OrderBody } from "@preforma/domain/shop";
import { orderBodySchema } from "@preforma/domain/shop/schema";
import { addressOf } from "../account/index.server.ts";
import { missing, type PageForm, type SentOutcome } from "../../platform/forms/page-action.server.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { readCart, couponForms } from "../shop/index.server.ts";
import { checkoutPath, stateOf, type CheckoutState } from "./checkout-state.ts";

/** Redirects to another step, with the choices so far. */
function redirectToStep(visit: Visit, change: Partial<CheckoutState>): SentOutcome {
  return { redirect: checkoutPath(visit.locale, { ...stateOf(visit.url.searchParams), ...change }) };
}

/** The delivery and invoice addresses. */
const address: PageForm = {
  customersOnly: true,
  async send({ text }, visit) {
    const delivery = idOf(text("delivery_address_id"));
    if (delivery === null) return missing("delivery_address_id", visit);
    if (text("other_invoice") === "")
      return redirectToStep(visit, { step: "payment", delivery, invoice: null });
    const invoice = idOf(text("invoice_address_id"));
    return invoice === null
      ? missing("invoice_address_id", visit)
      : redirectToStep(visit, { step: "payment", delivery, invoice: invoice === delivery ? null : invoice });
  },
};

/** A further address, which is selected immediately. */
const newAddress: PageForm = {
  schema: addressSchema,
  customersOnly: true,
  async send(sent, visit) {
    const answer = await addAddress(visit.safe, addressOf(sent));
    return answer.success ? redirectToStep(visit, { step: "address", delivery: answer.data.id }) : answer;
  },
};

const payment: PageForm = {
  customersOnly: true,
  async send({ text }, visit) {
    const chosen = paymentTypes.find((one) => one === text("payment_type"));
    return chosen === undefined
      ? missing("payment_type", visit)
      : redirectToStep(visit, { step: "review", payment: chosen });
  },
};

/** Fields of the order that are sent unchanged. */
const orderFields = [
  "delivery_address_id",
  "invoice_address_id",
  "payment_type",
  "total_minor",
  "note",
  "accepted_terms",
] as const;

/**
 * Places the order. The form contains the key, so that a form which is sent twice, with or without script, is one
 * order; the API checks price, stock and coupon again.
 */
const order: PageForm = {
  schema: orderBodySchema,
  customersOnly: true,
  async send({ values, text }, visit) {
    const { safe, locale } = visit;
    const body = Object.fromEntries(
      orderFields.filter((name) => name in values).map((name) => [name, values[name]]),
    );
    const answer = await placeOrder(safe, text("order_key"), body as unknown as OrderBody, locale);
    if (!answer.success) return answer;
    const { number, payment_due } = answer.data;
    // Updates the cart count of the header.
    await readCart(visit);
    const orderPath = pathTo("accountOrder", locale, { number });
    if (!payment_due) return { redirect: `${orderPath}?placed=1` };
    const started = await startPayment(safe, number, locale);
    // Where the payment page cannot be opened now, the order's page offers it again.
    return started.success
      ? { redirect: started.data.redirect_url, reload: true }
      : { redirect: `${orderPath}?payment=declined` };
  },
};

/** The forms of the checkout. */
export const checkoutForms = {
  address,
  newAddress,
  payment,
  order,
  ...couponForms,
} as const satisfies Record<string, PageForm>;
