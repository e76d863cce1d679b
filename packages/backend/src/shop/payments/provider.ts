import type { Locale } from "@preforma/domain/locales";
import type { OrderAddress } from "@preforma/domain/shop";

/** A payment to start. Amounts are in minor units. */
export interface PaymentStart {
  /** Our id of this try; the provider returns it. */
  conversationId: string;
  /** Our id of the purchase: the order's number. */
  basketId: string;
  amountMinor: number;
  currency: string;
  locale: Locale;
  /** The URL to which the visitor's browser posts the token at the end. */
  callbackUrl: string;
  buyer: {
    /** An opaque id, without personal data. */
    id: string;
    name: string;
    email: string;
    phone: string | null;
    /** The buyer's IP address, which card schemes require for fraud checks. */
    ip: string;
  };
  delivery: OrderAddress;
  invoice: OrderAddress;
}

/** A payment page that is ready for the visitor. */
export interface StartedPage {
  /** The provider's id of the page; the callback contains it. */
  token: string;
  pageUrl: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** The result of a payment, queried server to server. */
export type PaymentResult =
  | { status: "pending" }
  | { status: "failed"; code: string }
  | {
      status: "succeeded";
      /** The provider's id of the payment. */
      paymentId: string;
      conversationId: string;
      basketId: string;
      amountMinor: number;
      currency: string;
    };

/** A full refund. */
export interface Refund {
  paymentId: string;
  /** Our id of the refund, the same for every try. */
  conversationId: string;
  amountMinor: number;
  currency: string;
  locale: Locale;
}

/**
 * A provider that accepts card payments on its own page, so that no card number ever reaches us. Of the callback only
 * the token is trusted: `retrieve` queries what happened.
 */
export interface PaymentProvider {
  name: string;
  /** Whether orders can be paid by card at all. */
  takesCards: boolean;
  /** Whether payments are simulated. */
  isTest: boolean;
  /** Starts a payment. Throws {@link PaymentProviderError}. */
  start(payment: PaymentStart): Promise<StartedPage>;
  /** The result of a payment. Throws {@link PaymentProviderError} if it is unknown now. */
  retrieve(token: string, conversationId: string): Promise<PaymentResult>;
  /** Refunds a payment. Throws {@link PaymentProviderError} if that failed or its result is unknown. */
  refund(refund: Refund): Promise<void>;
}

/** The provider was unreachable, refused, or sent an answer without its valid signature. */
export class PaymentProviderError extends Error {
  override readonly name = "PaymentProviderError";
}
