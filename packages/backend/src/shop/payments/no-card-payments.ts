import { PaymentProviderError, type PaymentProvider } from "./provider.ts";

const refuse = (): Promise<never> =>
  Promise.reject(new PaymentProviderError("This shop has no provider of card payments."));

/** Used where no provider is configured. Orders by card are refused before it is called. */
export const noCardPayments: PaymentProvider = {
  name: "none",
  takesCards: false,
  isTest: false,
  start: refuse,
  retrieve: refuse,
  refund: refuse,
};
