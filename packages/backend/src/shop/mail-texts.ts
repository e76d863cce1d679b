import type { Locale } from "@preforma/domain/locales";
import data from "./mail-texts.json" with { type: "json" };

/** The mails to a customer about an order. `{number}` is replaced by the order's number. */
interface OrderMailTexts {
  subject: string;
  title: string;
  body: string;
}

/** An occasion on which a customer is written to. */
export type OrderMailKind = "placed" | "paid" | "shipped" | "cancelled" | "refunded";

/** The words of order mails in one language. */
export interface OrderMailWords extends Record<OrderMailKind, OrderMailTexts> {
  /** Added to `placed`, by how it is to be paid. */
  payByTransfer: string;
  payByCard: string;
  payOnDelivery: string;
  notice: OrderMailTexts;
  see: string;
  number: string;
  articles: string;
  articlesWithoutVat: string;
  goods: string;
  goodsWithVat: string;
  discount: string;
  carriage: string;
  vat: string;
  /** The tax that is part of the total. */
  vatWithin: string;
  total: string;
  payment: string;
  reference: string;
  tracking: string;
  /** On the link to the carrier's page of the parcel. */
  follow: string;
  delivery: string;
  customer: string;
  note: string;
}

export const orderMailWords: Readonly<Record<Locale, OrderMailWords>> = data;
