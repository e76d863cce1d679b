import { type PaymentType, paymentTypes } from "@preforma/domain/shop";
import type { Db } from "../../database/schema.ts";
import { iyzicoProvider, type IyzicoSettings } from "./iyzico/provider.ts";
import { type PaymentProvider, PaymentProviderError } from "./provider.ts";
import { sandboxProvider } from "./sandbox/provider.ts";

const refuse = (): Promise<never> =>
  Promise.reject(new PaymentProviderError("This shop has no provider of card payments."));

/** Used where no provider is configured. Orders by card are refused before it is called. */
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

/** The provider whose account is configured, the sandbox where it is asked for, else one that takes no cards. */
export function paymentProvider(
  db: Db,
  publicOrigin: string,
  { iyzico, payments }: CardPayments,
): PaymentProvider {
  if (iyzico) return iyzicoProvider(iyzico);
  return payments === "sandbox" ? sandboxProvider(db, publicOrigin) : noCardPayments;
}

/** The ways to pay that are open with a provider. */
export const paymentTypesWith = ({ takesCards }: PaymentProvider): PaymentType[] =>
  paymentTypes.filter((type) => takesCards || type !== "credit_card");

export type { IyzicoSettings } from "./iyzico/provider.ts";
export { PaymentProviderError, type PaymentProvider } from "./provider.ts";
export { sendRefund, settleRefunds } from "./refunds.ts";
export { paymentByToken, settlePayment } from "./settle.ts";
export { startPayment } from "./start.ts";
