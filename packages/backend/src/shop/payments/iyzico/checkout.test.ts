import { createHmac } from "node:crypto";
import { json } from "node:stream/consumers";
import type { Order, StaffOrder, StartedPayment } from "@preforma/domain/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testHttpServer, type TestHttpServer } from "../../../testing/http-server.ts";
import { shopOf } from "../../../testing/shop.ts";
import { openBackend } from "../../../testing/open-backend.ts";
import { mainStoreKinds } from "../../../testing/stores.ts";
import { signedPrice } from "./signature.ts";
import { idOf } from "../../../testing/backend.ts";

const keys = { apiKey: "sandbox-test-api-key", secretKey: "sandbox-test-secret-key" };
const sign = (...values: string[]): string =>
  createHmac("sha256", keys.secretKey).update(values.join(":")).digest("hex");

/** What iyzico stores about a payment, as far as the test needs it. */
interface Kept {
  conversationId: string;
  basketId: string;
  price: string;
  callbackUrl: string;
  paymentStatus: string | null;
}

describe.each(mainStoreKinds)("an order paid through iyzico on $name", ({ create }) => {
  let server: TestHttpServer;
  const bottle = idOf("B-500-CL");
  let isDown = false;
  const kept = new Map<string, Kept>();
  const refunds: string[] = [];

  /** The three calls of iyzico that the adapter makes. */
  function answer(path: string, body: Record<string, string>): object {
    if (path.includes("initialize")) {
      const token = `token-${kept.size + 1}`;
      const { conversationId = "", basketId = "", price = "", callbackUrl = "" } = body;
      kept.set(token, { conversationId, basketId, price, callbackUrl, paymentStatus: null });
      const paymentPageUrl = `https://pay.example/${token}`;
      return {
        status: "success",
        token,
        paymentPageUrl,
        conversationId,
        signature: sign(conversationId, token),
      };
    }
    if (path.includes("refund")) {
      const { paymentId = "", price = "", currency = "", conversationId = "" } = body;
      refunds.push(paymentId);
      const signature = sign(paymentId, signedPrice(price), currency, conversationId);
      return { status: "success", paymentId, price, currency, conversationId, signature };
    }
    const { token = "" } = body;
    const payment = kept.get(token);
    if (!payment?.paymentStatus) return { status: "failure", errorCode: "5122" };
    const { conversationId, basketId, price, paymentStatus } = payment;
    if (paymentStatus !== "SUCCESS") return { status: "failure", paymentStatus, errorCode: "10051" };
    const paymentId = `P-${token}`;
    const signed = signedPrice(price);
    const signature = sign(paymentStatus, paymentId, "TRY", basketId, conversationId, signed, signed, token);
    return {
      status: "success",
      paymentStatus,
      fraudStatus: 1,
      paymentId,
      currency: "TRY",
      basketId,
      conversationId,
      price,
      paidPrice: price,
      token,
      signature,
    };
  }

  beforeAll(async () => {
    server = await testHttpServer((request, response) => {
      void json(request).then((body) => {
        if (isDown) return response.destroy();
        response.writeHead(200, { "Content-Type": "application/json" });
        return response.end(JSON.stringify(answer(request.url ?? "", body as Record<string, string>)));
      });
    });
  });
  afterAll(() => server.close());
  const own = openBackend(create, () => ({
    iyzico: { ...keys, baseUrl: server.origin },
  }));
  const staff = own.sharedCustomer({ role: "staff" });
  const customer = own.sharedCustomer();
  const { fillCart, order } = shopOf(own);

  const placed = async (): Promise<string> => {
    await fillCart(customer, bottle, 1080);
    return (await order(customer, { payment_type: "credit_card" })).data.number;
  };
  const start = (number: string) =>
    own.send<StartedPayment>("POST", `orders/${number}/payment`, {}, customer.headers);
  const callback = (token: string) =>
    own.ask("/api/payments/iyzico/callback", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ token }).toString(),
    });
  const stateOf = async (number: string): Promise<string> =>
    (await own.get<Order>(`orders/${number}`, customer.headers)).data.state;

  it("opens their page, is declined, is paid on the next try, and is refunded on a cancellation", async () => {
    const number = await placed();
    const { data } = await start(number);
    expect(data).toMatchObject({ redirect_url: "https://pay.example/token-1", is_test: false });
    const first = kept.get("token-1");
    expect(first).toMatchObject({
      basketId: number,
      callbackUrl: "http://shop.test/api/payments/iyzico/callback",
    });
    expect((await callback("token-1")).headers.get("Location")).toContain("payment=pending");
    if (first) first.paymentStatus = "FAILURE";
    expect((await callback("token-1")).headers.get("Location")).toContain("payment=declined");
    expect(await stateOf(number)).toBe("pending_payment");
    await start(number);
    const second = kept.get("token-2");
    if (second) second.paymentStatus = "SUCCESS";
    expect((await callback("token-2")).headers.get("Location")).toContain("payment=paid");
    expect(await stateOf(number)).toBe("paid");
    await own.send("POST", `orders/${number}/cancel`, {}, customer.headers);
    expect(await stateOf(number)).toBe("refunded");
    expect(refunds).toEqual(["P-token-2"]);
    // With a real provider the sandbox has no page.
    expect((await callback("x")).status).toBe(404);
    expect((await own.ask("/api/payments/sandbox/token-1")).status).toBe(404);
  });

  it("stays while they cannot be reached, and so does its refund", async () => {
    const number = await placed();
    isDown = true;
    const refused = await start(number);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "30"]);
    isDown = false;
    const token = (await start(number)).data.redirect_url.split("/").at(-1) ?? "";
    const payment = kept.get(token);
    if (payment) payment.paymentStatus = "SUCCESS";
    isDown = true;
    expect((await callback(token)).headers.get("Location")).toContain("payment=pending");
    isDown = false;
    await callback(token);
    expect(await stateOf(number)).toBe("paid");
    isDown = true;
    await own.send("POST", `orders/${number}/cancel`, {}, customer.headers);
    expect(await stateOf(number)).toBe("cancelled");
    const seen = await own.get<StaffOrder>(`admin/orders/${number}`, staff.headers);
    expect(seen.data.payments).toMatchObject([{ state: "refund_due" }]);
    isDown = false;
  });
});
