import { type PaymentType, paymentTypes } from "@preforma/domain/shop";
import type { Db } from "../../database/schema.ts";
import { iyzicoProvider, type IyzicoSettings } from "./iyzico/provider.ts";
import { type PaymentProvider, PaymentProviderError } from "./provider.ts";
import { sandboxProvider } from "./sandbox/provider.ts";

const refuse = (): Promise<never> =>
  Promise.reject(new PaymentProviderError("This shop has no provider of card payments."));

/** Used if no provider is configured. Orders by card are refused before it is called. */
const noCardPayments: PaymentProvider = {
  name: "none",
  takesCards: false,
  isTest: false,
  start: refuse,
  retrieve: refuse,
  refund: refuse,
};

/** The provider of card payments, if any. */
export interface CardPayments {
  /** Account at iyzico. */
  iyzico?: IyzicoSettings | undefined;
  /** Test payments, in which no money moves: only on explicit request. */
  payments?: "sandbox" | undefined;
}

/** The provider whose account is configured, the sandbox if requested, else one that accepts no cards. */
export function paymentProvider(
  db: Db,
  publicOrigin: string,
  { iyzico, payments }: CardPayments,
): PaymentProvider {
  if (iyzico) return iyzicoProvider(iyzico);
  return payments === "sandbox" ? sandboxProvider(db, publicOrigin) : noCardPayments;
}

/** The payment types that are available with a provider. */
export const paymentTypesWith = ({ takesCards }: PaymentProvider): PaymentType[] =>
  paymentTypes.filter((type) => takesCards || type !== "credit_card");

export type { IyzicoSettings } from "./iyzico/provider.ts";
export { PaymentProviderError, type PaymentProvider } from "./provider.ts";
export { sendRefund, settleRefunds } from "./refunds.ts";
export { paymentByToken, settlePayment } from "./settle.ts";
export { startPayment } from "./start.ts";
