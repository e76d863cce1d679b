import {
  getQuery,
  type CallOptions,
  type QueryDescription,
  type SafeAnswer,
  type SafeClient,
  type StrictClient,
} from "../http/index.ts";
import type { Locale } from "../locales/index.ts";
import type { QuickOrderEntry } from "./quick-order-line.ts";
import type {
  Cart,
  CartLineBody,
  CartLinesBody,
  Order,
  OrderBody,
  OrderList,
  PaymentOptions,
  QuickOrder,
  QuickOrderFile,
  Reordered,
  StartedCart,
  StartedPayment,
} from "./schema.ts";

/** Prefix of the keys of cart and orders, so that a sign-in or sign-out can drop them at once. */
export const shopKey = "shop";

/** Header with a visitor's cart token; a customer's cart is found by the session. */
export const cartTokenHeader = "X-Cart-Token";

/** The owner of a cart: a visitor's token, or null for customers and visitors without one. */
export interface CartKey {
  token: string | null;
  locale: Locale;
}

const callOf = ({ token, locale }: CartKey): CallOptions => ({
  query: { languageCode: locale },
  headers: token === null ? {} : { [cartTokenHeader]: token },
});

/** The visitor's or customer's cart; empty where there is none. It is priced on every read, so never fresh. */
export const cartQuery = (client: StrictClient, holder: CartKey): QueryDescription<Cart> => ({
  ...getQuery<Cart>(client, [shopKey, "cart", holder.token, holder.locale], "cart", callOf(holder)),
  staleTime: 0,
});

/** Creates a cart for a visitor. Store the token: nothing else identifies the cart. */
export const startCart = (client: SafeClient): Promise<SafeAnswer<StartedCart>> => client.post("carts", {});

/** Puts an article in the cart; quantities of the same article in the same colour are added up. */
export const addToCart = (client: SafeClient, holder: CartKey, line: CartLineBody) =>
  client.post<Cart>("cart/lines", line, callOf(holder));

/** Puts several articles in the cart, all or none; a refusal names lines by index: `lines.3.quantity`. */
export const addAllToCart = (client: SafeClient, holder: CartKey, lines: CartLinesBody["lines"]) =>
  client.post<Cart>("cart/lines/batch", { lines }, callOf(holder));

/** Changes a line's quantity, and acknowledges its current price. */
export const changeCartLine = (client: SafeClient, holder: CartKey, lineId: number, quantity: number) =>
  client.put<Cart>(`cart/lines/${lineId}`, { quantity }, callOf(holder));

/** Removes a line from the cart. */
export const removeCartLine = (client: SafeClient, holder: CartKey, lineId: number) =>
  client.delete<Cart>(`cart/lines/${lineId}`, undefined, callOf(holder));

/** Empties the cart. */
export const emptyCart = (client: SafeClient, holder: CartKey) =>
  client.delete<Cart>("cart", undefined, callOf(holder));

/** Applies a coupon; a refusal states why it does not apply. */
export const applyCoupon = (client: SafeClient, holder: CartKey, code: string) =>
  client.post<Cart>("cart/coupon", { code }, callOf(holder));

/** Removes the coupon. */
export const removeCoupon = (client: SafeClient, holder: CartKey) =>
  client.delete<Cart>("cart/coupon", undefined, callOf(holder));

/** After a sign-in: merges the visitor's cart into the customer's. The token is then invalid. */
export const mergeCart = (client: SafeClient, token: string, locale: Locale) =>
  client.post<Cart>("cart/merge", { token }, { query: { languageCode: locale } });

/**
 * Orders the customer's cart. Generate one key per checkout (`crypto.randomUUID()`) and send it with every retry:
 * however often the request arrives, there is one order.
 */
export const placeOrder = (client: SafeClient, idempotencyKey: string, order: OrderBody, locale: Locale) =>
  client.post<Order>("orders", order, {
    query: { languageCode: locale },
    headers: { "Idempotency-Key": idempotencyKey },
  });

/** One page of the customer's orders, newest first. The language is that of the pictures' texts. */
export const ordersQuery = (
  client: StrictClient,
  locale: Locale,
  page = 1,
  limit = 20,
): QueryDescription<OrderList> => ({
  ...getQuery<OrderList>(client, [shopKey, "orders", locale, page, limit], "orders", {
    query: { page, limit, languageCode: locale },
  }),
  staleTime: 0,
});

/** One of the customer's orders. Titles are as ordered; the slugs of the products depend on the language. */
export const orderQuery = (
  client: StrictClient,
  locale: Locale,
  number: string,
): QueryDescription<Order> => ({
  ...getQuery<Order>(client, [shopKey, "order", locale, number], `orders/${encodeURIComponent(number)}`, {
    query: { languageCode: locale },
  }),
  staleTime: 0,
});

/** Cancels an order, if that is still allowed. */
export const cancelOrder = (client: SafeClient, number: string, locale: Locale) =>
  client.post<Order>(`orders/${encodeURIComponent(number)}/cancel`, {}, { query: { languageCode: locale } });

/** Requests a single notice by mail when a product can be ordered again. */
export const requestStockNotice = (client: SafeClient, productId: number, email: string, locale: Locale) =>
  client.post<null>(`products/${productId}/stock-notices`, { email }, { query: { languageCode: locale } });

/** Cancels all stock notices of the address that got the link. */
export const cancelStockNotices = (client: SafeClient, token: string, locale: Locale) =>
  client.post<null>("stock-notices/end", {}, { query: { languageCode: locale, token } });
/** Puts the lines of an order into the customer's cart again, at current prices. */
export const reorder = (client: SafeClient, number: string, locale: Locale) =>
  client.post<Reordered>(
    `orders/${encodeURIComponent(number)}/reorder`,
    {},
    { query: { languageCode: locale } },
  );

/** Resolves codes and quantities as people write them; changes nothing. */
export const resolveQuickOrder = (client: SafeClient, lines: readonly QuickOrderEntry[], locale: Locale) =>
  client.post<QuickOrder>("quick-order", { lines }, { query: { languageCode: locale } });

/** Reads codes and quantities from an Excel workbook (.xlsx). */
export function readQuickOrderFile(
  client: SafeClient,
  file: File,
  locale: Locale,
): Promise<SafeAnswer<QuickOrderFile>> {
  const form = new FormData();
  form.set("file", file);
  return client.post<QuickOrderFile>("quick-order/file", form, { query: { languageCode: locale } });
}

/** The available payment methods: cards only where the shop accepts them. */
export const paymentOptionsQuery = (client: StrictClient): QueryDescription<PaymentOptions> => ({
  ...getQuery<PaymentOptions>(client, [shopKey, "payment-options"], "payment-options"),
  staleTime: 0,
});

/** Starts a card payment; redirect the visitor to its `redirect_url`. */
export const startPayment = (client: SafeClient, number: string, locale: Locale) =>
  client.post<StartedPayment>(
    `orders/${encodeURIComponent(number)}/payment`,
    {},
    { query: { languageCode: locale } },
  );
