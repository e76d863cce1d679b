import type { Generated } from "kysely";
import type { CouponType, OrderActor, OrderState, PaymentType } from "@preforma/domain/shop";
import type { Flag } from "./store.ts";

/** Carts, coupons, orders and payments. Money is in minor units of the currency beside it. */
export interface ShopTables {
  carts: CartsTable;
  cart_lines: CartLinesTable;
  coupons: CouponsTable;
  coupon_redemptions: CouponRedemptionsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
  order_submissions: OrderSubmissionsTable;
  payments: PaymentsTable;
  sandbox_payments: SandboxPaymentsTable;
}

export interface CartsTable {
  id: Generated<number>;
  /** SHA-256 of a visitor's token, hex; null for a customer's cart. */
  token_digest: string | null;
  /** The owner of the cart; null for a visitor's. A customer has one cart. */
  customer_id: number | null;
  /** Key of the applied coupon; checked again at every read. */
  coupon_key: string | null;
  created_at: string;
  updated_at: string;
}

export interface CartLinesTable {
  id: Generated<number>;
  cart_id: number;
  product_id: number;
  /** The RAL colour requested for the article; empty for its own colour. */
  colour: string;
  quantity: number;
  /** Price of a piece when the visitor last saw and accepted it. */
  seen_price_minor: number;
  seen_currency: string;
  created_at: string;
}

export interface CouponsTable {
  id: Generated<number>;
  /** As printed. */
  code: string;
  /** Normalised by `couponKey` for comparison; unique. */
  code_key: string;
  type: CouponType;
  /** Whole per cent, minor units, or 0. */
  value: number;
  currency: string;
  minimum_minor: number;
  valid_from: string;
  valid_to: string | null;
  usage_limit: number | null;
  usage_limit_per_customer: number | null;
  /** Orders that use it and are not cancelled. */
  used: number;
  is_active: Flag;
  created_at: string;
}

export interface CouponRedemptionsTable {
  order_id: number;
  coupon_id: number;
  customer_id: number | null;
}

export interface OrdersTable {
  id: Generated<number>;
  number: string;
  /** Null once the account is erased: the order itself stays, as the law requires. */
  customer_id: number | null;
  state: OrderState;
  payment_type: PaymentType;
  /** Language of its titles and mails. */
  language_code: string;
  customer_name: string;
  customer_email: string;
  customer_phone: string | null;
  currency: string;
  net_subtotal_minor: number;
  discount_minor: number;
  shipping_minor: number;
  vat_percent: number;
  vat_minor: number;
  total_minor: number;
  coupon_code: string | null;
  /** JSON of `OrderAddress`: the address at that time, independent of later changes to the address book. */
  delivery_address: string;
  invoice_address: string;
  note: string | null;
  tracking_number: string | null;
  /** The carrier's tracking page; `https`. */
  tracking_url: string | null;
  terms_accepted_at: string;
  /** When the money was received. */
  paid_at: string | null;
  /** An unpaid order is cancelled at this time. */
  expires_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface OrderLinesTable {
  id: Generated<number>;
  order_id: number;
  product_id: number;
  code: string;
  title: string;
  colour: string | null;
  quantity: number;
  unit_price_minor: number;
  /** 1 if the pieces were taken out of stock; a cancellation returns them. */
  took_stock: Flag;
}

export interface OrderEventsTable {
  id: Generated<number>;
  order_id: number;
  at: string;
  state: OrderState;
  by: OrderActor;
  /** For staff only. */
  note: string | null;
}

/** Which orders were created by which submissions: repeating one creates no second order. */
export interface OrderSubmissionsTable {
  customer_id: number;
  key_digest: string;
  body_digest: string;
  /** Null only inside the transaction that creates the order. */
  order_id: number | null;
  created_at: string;
}

/**
 * `started`: the visitor is on the provider's page. `failed`: declined; another try there may still succeed.
 * `succeeded`: the money was received. `mismatch`: the provider reports a different amount than requested; staff must
 * check. `refund_due`, `refunding`, `refunded`: it is returned. `abandoned`: not paid in time.
 */
export type PaymentState =
  | "started"
  | "failed"
  | "succeeded"
  | "mismatch"
  | "refund_due"
  | "refunding"
  | "refunded"
  | "abandoned";

export interface PaymentsTable {
  id: Generated<number>;
  order_id: number;
  provider: string;
  /** The provider's token of the payment page. */
  token: string;
  /** Our id of this try; the provider returns it. */
  conversation_id: string;
  amount_minor: number;
  currency: string;
  state: PaymentState;
  page_url: string;
  /** The provider's id of the payment, which a refund names. */
  provider_payment_id: string | null;
  /** The provider's error code; no personal data. */
  failure: string | null;
  /** 1 for the one payment that paid the order. */
  settles_order: Flag;
  created_at: string;
  updated_at: string;
  /** When the payment page expires. */
  expires_at: string;
  /** When to poll the provider again, or to retry the refund. */
  due_at: string | null;
  tries: number;
}

/** The state of the sandbox provider: what a real one would store in its own database. */
export interface SandboxPaymentsTable {
  token: string;
  conversation_id: string;
  basket_id: string;
  amount_minor: number;
  currency: string;
  callback_url: string;
  language_code: string;
  state: "open" | "code" | "approved" | "declined" | "silent" | "refunded";
  /** Wrong codes so far. */
  wrong_codes: number;
  payment_id: string | null;
  expires_at: string;
}
