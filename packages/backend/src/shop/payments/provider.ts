import type { Locale } from "@preforma/domain/locales";
import type { OrderAddress } from "@preforma/domain/shop";

/** A payment to be begun. Amounts are in minor units. */
export interface PaymentStart {
  /** Our name for this try; the provider says it back. */
  conversationId: string;
  /** Our name for what is paid for: the order's number. */
  basketId: string;
  amountMinor: number;
  currency: string;
  locale: Locale;
  /** Where the provider lets the visitor's browser post the token when it is done. */
  callbackUrl: string;
  buyer: {
    /** Says nothing about the person. */
    id: string;
    name: string;
    email: string;
    phone: string | null;
    /** Address of their network connection, which card schemes want for judging fraud. */
    ip: string;
  };
  delivery: OrderAddress;
  invoice: OrderAddress;
}

/** A payment page that waits for the visitor. */
export interface StartedPage {
  /** The provider's name for it; comes back with the callback. */
  token: string;
  pageUrl: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** What a provider says of a payment when it is asked, server to server. */
export type PaymentResult =
  | { status: "pending" }
  | { status: "failed"; code: string }
  | {
      status: "succeeded";
      /** The provider's id of the money that moved. */
      paymentId: string;
      conversationId: string;
      basketId: string;
      amountMinor: number;
      currency: string;
    };

/** Money to be given back, whole. */
export interface Refund {
  paymentId: string;
  /** Our name for the refund, the same on every try. */
  conversationId: string;
  amountMinor: number;
  currency: string;
  locale: Locale;
}

/**
 * A provider that takes card payments on its own page, so that no card number ever reaches us. Only the token of the
 * callback is trusted: `retrieve` asks what happened.
 */
export interface PaymentProvider {
  name: string;
  /** Whether orders can be paid by card at all. */
  takesCards: boolean;
  /** Whether no money moves. */
  isTest: boolean;
  /** Begins a payment. Throws {@link PaymentProviderError}. */
  start(payment: PaymentStart): Promise<StartedPage>;
  /** The result of a payment. Throws {@link PaymentProviderError} when it cannot be known now. */
  retrieve(token: string, conversationId: string): Promise<PaymentResult>;
  /** Gives money back. Throws {@link PaymentProviderError} when that failed or cannot be known. */
  refund(refund: Refund): Promise<void>;
}

/** The provider could not be reached, refused, or said something that does not bear its signature. */
export class PaymentProviderError extends Error {
  override readonly name = "PaymentProviderError";
}
