import type { QueryDescription, SafeAnswer, SafeClient, StrictClient } from "../http/index.ts";
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

const headersOf = ({ token }: CartKey): Record<string, string> =>
  token === null ? {} : { [cartTokenHeader]: token };
const callOf = (holder: CartKey) => ({
  query: { languageCode: holder.locale },
  headers: headersOf(holder),
});

/** A cart is priced again on every read, so a cached one is never fresh. */
const always = { staleTime: 0, gcTime: 5 * 60_000 };

/** The visitor's or customer's cart at current prices; empty where there is none. */
export function cartQuery(client: StrictClient, holder: CartKey): QueryDescription<Cart> {
  return {
    queryKey: [shopKey, "cart", holder.token, holder.locale],
    queryFn: ({ signal }) => client.get<Cart>("cart", { ...callOf(holder), signal }),
    ...always,
  };
}

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
export function ordersQuery(
  client: StrictClient,
  locale: Locale,
  page = 1,
  limit = 20,
): QueryDescription<OrderList> {
  return {
    queryKey: [shopKey, "orders", locale, page, limit],
    queryFn: ({ signal }) =>
      client.get<OrderList>("orders", { query: { page, limit, languageCode: locale }, signal }),
    ...always,
  };
}

/** One of the customer's orders. Titles are as ordered; the slugs of the products depend on the language. */
export function orderQuery(client: StrictClient, locale: Locale, number: string): QueryDescription<Order> {
  return {
    queryKey: [shopKey, "order", locale, number],
    queryFn: ({ signal }) =>
      client.get<Order>(`orders/${encodeURIComponent(number)}`, { query: { languageCode: locale }, signal }),
    ...always,
  };
}

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
export function paymentOptionsQuery(client: StrictClient): QueryDescription<PaymentOptions> {
  return {
    queryKey: [shopKey, "payment-options"],
    queryFn: ({ signal }) => client.get<PaymentOptions>("payment-options", { signal }),
    ...always,
  };
}

/** Starts a card payment; redirect the visitor to its `redirect_url`. */
export const startPayment = (client: SafeClient, number: string, locale: Locale) =>
  client.post<StartedPayment>(
    `orders/${encodeURIComponent(number)}/payment`,
    {},
    { query: { languageCode: locale } },
  );
