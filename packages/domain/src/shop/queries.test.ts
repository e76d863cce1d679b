import { describe, expect, it, vi } from "vitest";
import { createSafeClient, createStrictClient, type Fetch } from "../http/index.ts";
import {
  addToCart,
  applyCoupon,
  cancelOrder,
  cartQuery,
  changeCartLine,
  emptyCart,
  mergeCart,
  orderQuery,
  ordersQuery,
  placeOrder,
  removeCartLine,
  removeCoupon,
  startCart,
  startPayment,
} from "./index.ts";

const answer = { success: true, status: 200, message: "OK", data: { lines: [] } };
const server = () => vi.fn<Fetch>(async () => Response.json(answer));
const visitor = { token: "t".repeat(43), locale: "de" as const };
const customer = { token: null, locale: "tr" as const };

/** The single call: its method, URL, body and relevant headers. */
function callOf(fetch: ReturnType<typeof server>) {
  expect(fetch).toHaveBeenCalledOnce();
  const [url, { method, headers, body }] = fetch.mock.calls[0] ?? ["", {}];
  const named = new Headers(headers);
  return {
    call: `${method} ${url}`,
    body: typeof body === "string" ? (JSON.parse(body) as unknown) : undefined,
    cart: named.get("X-Cart-Token"),
    key: named.get("Idempotency-Key"),
  };
}

describe("calls of the shop", () => {
  it("name a visitor's cart in a header and a customer's not at all", async () => {
    const fetch = server();
    await addToCart(createSafeClient({ fetch, locale: "de" }), visitor, { product_id: 7, quantity: 1080 });
    expect(callOf(fetch)).toEqual({
      call: "POST /api/v1/cart/lines?languageCode=de",
      body: { product_id: 7, quantity: 1080 },
      cart: visitor.token,
      key: null,
    });
    const own = server();
    await cartQuery(createStrictClient({ fetch: own }), customer).queryFn({});
    expect(callOf(own)).toMatchObject({ call: "GET /api/v1/cart?languageCode=tr", cart: null });
  });

  it("send one key with every repeat of an order", async () => {
    const order = {
      delivery_address_id: 1,
      payment_type: "credit_card",
      total_minor: 12,
      accepted_terms: true,
    } as const;
    for (let repeat = 0; repeat < 2; repeat++) {
      const fetch = server();
      await placeOrder(createSafeClient({ fetch, locale: "en" }), "0b9a7c52-6c0e", order, "en");
      expect(callOf(fetch)).toMatchObject({
        call: "POST /api/v1/orders?languageCode=en",
        body: order,
        key: "0b9a7c52-6c0e",
      });
    }
  });

  it.each([
    ["POST /api/v1/carts", startCart],
    ["PUT /api/v1/cart/lines/3?languageCode=tr", (client) => changeCartLine(client, customer, 3, 1200)],
    ["DELETE /api/v1/cart/lines/3?languageCode=tr", (client) => removeCartLine(client, customer, 3)],
    ["DELETE /api/v1/cart?languageCode=tr", (client) => emptyCart(client, customer)],
    ["POST /api/v1/cart/coupon?languageCode=tr", (client) => applyCoupon(client, customer, "KARGO")],
    ["DELETE /api/v1/cart/coupon?languageCode=tr", (client) => removeCoupon(client, customer)],
    ["POST /api/v1/cart/merge?languageCode=tr", (client) => mergeCart(client, visitor.token, "tr")],
    ["POST /api/v1/orders/PF-1/cancel?languageCode=tr", (client) => cancelOrder(client, "PF-1", "tr")],
    ["POST /api/v1/orders/PF-1/payment?languageCode=tr", (client) => startPayment(client, "PF-1", "tr")],
  ] satisfies [string, (client: ReturnType<typeof createSafeClient>) => Promise<unknown>][])(
    "%s",
    async (call, make) => {
      const fetch = server();
      await make(createSafeClient({ fetch, locale: "tr" }));
      expect(callOf(fetch).call).toBe(call);
    },
  );

  it("read orders anew each time", async () => {
    for (const [query, call] of [
      [ordersQuery, "GET /api/v1/orders?page=2&limit=20&languageCode=ar"],
      [orderQuery, "GET /api/v1/orders/2?languageCode=ar"],
    ] as const) {
      const fetch = server();
      const client = createStrictClient({ fetch });
      const described = query === ordersQuery ? ordersQuery(client, "ar", 2) : orderQuery(client, "ar", "2");
      await described.queryFn({});
      expect(described.staleTime).toBe(0);
      expect(callOf(fetch).call).toBe(call);
    }
  });
});
