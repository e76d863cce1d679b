import { createHmac } from "node:crypto";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { PaymentProviderError, type PaymentProvider, type PaymentStart } from "../provider.ts";
import { testHttpServer, type TestHttpServer } from "../../../testing/http-server.ts";
import { testAddress } from "../../../testing/shop.ts";
import { minorOf } from "./answers.ts";
import { iyzicoProvider } from "./provider.ts";
import { authorization, header, isSigned, signedPrice } from "./signature.ts";

const keys = { apiKey: "sandbox-test-api-key", secretKey: "sandbox-test-secret-key" };
const payment: PaymentStart = {
  conversationId: "3f0c7a52-6c0e-4f61-9d3c-2f8f6f0a1c55",
  basketId: "PF-2611-7K3M9Q",
  amountMinor: 1_636_950,
  currency: "TRY",
  locale: "ru",
  callbackUrl: "https://shop.example/api/payments/iyzico/callback",
  buyer: {
    id: "C7",
    name: "Ayşe Nur Yılmaz",
    email: "ayse@example.com",
    phone: "+905321234567",
    ip: "192.0.2.7",
  },
  delivery: testAddress,
  invoice: { ...testAddress, company_name: "Yılmaz Kozmetik", vkn: "12345678901" },
};

describe("signatures of iyzico", () => {
  it("match the test of its own client", () => {
    // iyzipay-node, test/unit/UtilsTest.js: there the body is the JSON of a string.
    expect(
      authorization({ apiKey: "api_key", secretKey: "secret_key" }, "random_string", "uri", '"body"'),
    ).toBe(
      "IYZWSv2 YXBpS2V5OmFwaV9rZXkmcmFuZG9tS2V5OnJhbmRvbV9zdHJpbmcmc2lnbmF0dXJlOjAxNzUwODkyMWEyOWVlNTYwMWJjZDFmYmU4M2VmZDJlMmJlNDNhZjAyZWNlZmYzMGNmMmU5MWE1MzlhYWIzNTU=",
    );
  });

  it("are in the header as its documentation shows", () => {
    // docs.iyzico.com, HMACSHA256 authentication; the secret key of this example is not published.
    const signature = "079df4b2426fc7f4208d8f22fbc0349794019f8ce2b0711de7808b4874f4e796";
    expect(header("sandbox-l9Md1Gj3IYcmu4NdaWxaSUoCoX7DC5RA", "123456789", signature)).toBe(
      "IYZWSv2 YXBpS2V5OnNhbmRib3gtbDlNZDFHajNJWWNtdTROZGFXeGFTVW9Db1g3REM1UkEmcmFuZG9tS2V5OjEyMzQ1Njc4OSZzaWduYXR1cmU6MDc5ZGY0YjI0MjZmYzdmNDIwOGQ4ZjIyZmJjMDM0OTc5NDAxOWY4Y2UyYjA3MTFkZTc4MDhiNDg3NGY0ZTc5Ng==",
    );
  });

  it("of answers are checked as its documentation shows", () => {
    // docs.iyzico.com, response signature validation, with the example's key.
    const secretKey = "sandbox-qaIiLIxhjMgx3LSKIVvp6j17NunHOFtD";
    const signature = "836c3a6c8db86c81043f2ca74edb13518b54a813f454f8dd762f0dd658610173";
    const values = ["22416032", "TRY", "basketId", "conversationId", signedPrice(10.5), signedPrice("10.50")];
    expect(isSigned(secretKey, values, signature)).toBe(true);
    expect(isSigned(secretKey, values.with(4, "10.6"), signature)).toBe(false);
    for (const wrong of [undefined, null, "", 5, `${signature}0`, signature.slice(1)])
      expect(isSigned(secretKey, values, wrong)).toBe(false);
    const table = {
      "10": "10",
      "10.0": "10",
      "10.5": "10.5",
      "10.50": "10.5",
      "10.510": "10.51",
      "10.51050": "10.5105",
    };
    for (const [given, signed] of Object.entries(table)) expect(signedPrice(given)).toBe(signed);
  });

  it("never lets a price be read as another amount", () => {
    expect(
      ["16369.5", 16369.5, "16369.50", "16369.5000", 16369, "0.05"].map((price) => minorOf(price, "TRY")),
    ).toEqual([1_636_950, 1_636_950, 1_636_950, 1_636_950, 1_636_900, 5]);
    for (const wrong of ["16369.505", "-1", "1e5", "", "1,5", "NaN", "9".repeat(14)])
      expect(minorOf(wrong, "TRY"), wrong).toBeNull();
  });
});

describe("the adapter to iyzico's checkout form", () => {
  let server: TestHttpServer;
  let provider: PaymentProvider;
  /** Makes the server's next answer from the request's body. */
  let answer: (path: string, body: Record<string, unknown>) => unknown = () => ({});
  const requests: { path: string; body: Record<string, unknown>; text: string }[] = [];
  const sign = (...values: string[]): string =>
    createHmac("sha256", keys.secretKey).update(values.join(":")).digest("hex");

  beforeAll(async () => {
    server = await testHttpServer((request, response) => {
      void (async () => {
        const sent = await text(request);
        const path = request.url ?? "";
        const random = String(request.headers["x-iyzi-rnd"]);
        // Computed from the received bytes, without the adapter's own code.
        const signature = createHmac("sha256", keys.secretKey)
          .update(random + path + sent)
          .digest("hex");
        const expected = `IYZWSv2 ${Buffer.from(`apiKey:${keys.apiKey}&randomKey:${random}&signature:${signature}`).toString("base64")}`;
        if (request.method !== "POST" || request.headers.authorization !== expected) {
          response.writeHead(401, { "Content-Type": "application/json" });
          response.end(JSON.stringify({ status: "failure", errorCode: "1000" }));
          return;
        }
        const body = JSON.parse(sent) as Record<string, unknown>;
        requests.push({ path, body, text: sent });
        const said = answer(path, body);
        response.writeHead(200, { "Content-Type": "application/json" });
        response.end(typeof said === "string" ? said : JSON.stringify(said));
      })();
    });
    provider = iyzicoProvider({ ...keys, baseUrl: server.origin });
  });
  afterEach(() => void requests.splice(0));
  afterAll(() => server.close());

  const started = (body: Record<string, unknown>, over: object = {}) => ({
    status: "success",
    token: "077aff05-1e9b-44aa-aa11-c268bb8b3826",
    paymentPageUrl: "https://sandbox-cpp.iyzipay.com?token=077aff05",
    tokenExpireTime: 1800,
    conversationId: body["conversationId"],
    signature: sign(String(body["conversationId"]), "077aff05-1e9b-44aa-aa11-c268bb8b3826"),
    ...over,
  });
  const token = "077aff05-1e9b-44aa-aa11-c268bb8b3826";
  const paid = (over: Record<string, unknown> = {}) => {
    const said = {
      status: "success",
      paymentStatus: "SUCCESS",
      paymentId: "24478123",
      fraudStatus: 1,
      currency: "TRY",
      basketId: payment.basketId,
      conversationId: payment.conversationId,
      price: 16369.5,
      paidPrice: 16369.5,
      token,
      ...over,
    };
    const signature = sign(
      said.paymentStatus,
      said.paymentId,
      said.currency,
      said.basketId,
      said.conversationId,
      signedPrice(said.paidPrice),
      signedPrice(said.price),
      said.token,
    );
    return { signature, ...said };
  };

  it("starts a payment with the exact total, without instalments or card data", async () => {
    answer = (_, body) => started(body);
    const page = await provider.start(payment);
    expect(page).toMatchObject({ token, pageUrl: "https://sandbox-cpp.iyzipay.com?token=077aff05" });
    const seconds = (Date.parse(page.expiresAt) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(1700);
    expect(seconds).toBeLessThanOrEqual(1800);
    const [request] = requests;
    expect(request?.path).toBe("/payment/iyzipos/checkoutform/initialize/auth/ecom");
    expect(request?.body).toMatchObject({
      locale: "en",
      price: "16369.50",
      paidPrice: "16369.50",
      currency: "TRY",
      basketId: payment.basketId,
      conversationId: payment.conversationId,
      callbackUrl: payment.callbackUrl,
      enabledInstallments: [1],
      buyer: { name: "Ayşe Nur", surname: "Yılmaz", identityNumber: "12345678901", ip: "192.0.2.7" },
      shippingAddress: { contactName: "Ayşe Yılmaz", city: "İstanbul" },
      billingAddress: { contactName: "Yılmaz Kozmetik" },
      basketItems: [{ price: "16369.50" }],
    });
    expect(request?.text).not.toMatch(/card|cvc/i);
  });

  it("returns the result of a payment: waiting, failed, paid", async () => {
    answer = () => paid();
    expect(await provider.retrieve(token, payment.conversationId)).toEqual({
      status: "succeeded",
      paymentId: "24478123",
      conversationId: payment.conversationId,
      basketId: payment.basketId,
      amountMinor: 1_636_950,
      currency: "TRY",
    });
    expect(requests[0]).toMatchObject({
      path: "/payment/iyzipos/checkoutform/auth/ecom/detail",
      body: { token, conversationId: payment.conversationId },
    });
    for (const [said, result] of [
      [{ status: "failure", errorCode: "5122" }, { status: "pending" }],
      [{ status: "success", paymentStatus: "INIT_THREEDS" }, { status: "pending" }],
      [paid({ fraudStatus: 0 }), { status: "pending" }],
      [paid({ fraudStatus: -1 }), { status: "failed", code: "declined" }],
      [
        { status: "failure", paymentStatus: "FAILURE", errorCode: "10051" },
        { status: "failed", code: "10051" },
      ],
    ] as const) {
      answer = () => said;
      expect(await provider.retrieve(token, payment.conversationId)).toEqual(result);
    }
    // More was charged than requested: this amount must not be mistaken for ours.
    answer = () => paid({ paidPrice: 17000 });
    expect(await provider.retrieve(token, payment.conversationId)).toMatchObject({ amountMinor: -1 });
  });

  it("trusts only answers that are signed with its key", async () => {
    for (const over of [{ signature: undefined }, { signature: "0".repeat(64) }, { token: "another" }]) {
      answer = () => paid(over);
      if (over.token) answer = () => paid({ token: over.token });
      await expect(provider.retrieve(token, payment.conversationId)).rejects.toThrow(PaymentProviderError);
    }
    answer = () => ({ ...paid(), price: 1, paidPrice: 1 });
    await expect(provider.retrieve(token, payment.conversationId)).rejects.toThrow("signature");
    answer = (_, body) => started(body, { signature: "0".repeat(64) });
    await expect(provider.start(payment)).rejects.toThrow("signature");
    const stranger = iyzicoProvider({
      apiKey: keys.apiKey,
      secretKey: "another-secret-key",
      baseUrl: server.origin,
    });
    await expect(stranger.start(payment)).rejects.toThrow("1000");
  });

  it("refunds by the payment's id", async () => {
    const refund = {
      paymentId: "24478123",
      conversationId: payment.conversationId,
      amountMinor: 1_636_950,
      currency: "TRY",
      locale: "tr" as const,
    };
    const said = (over: object = {}) => ({
      status: "success",
      paymentId: "24478123",
      price: 16369.5,
      currency: "TRY",
      conversationId: payment.conversationId,
      signature: sign("24478123", "16369.5", "TRY", payment.conversationId),
      ...over,
    });
    answer = () => said();
    await provider.refund(refund);
    expect(requests[0]).toMatchObject({
      path: "/v2/payment/refund",
      body: { paymentId: "24478123", price: "16369.50", currency: "TRY", locale: "tr" },
    });
    answer = () => ({ status: "failure", errorCode: "5093" });
    await expect(provider.refund(refund)).rejects.toThrow("5093");
    answer = () => said({ signature: "0".repeat(64) });
    await expect(provider.refund(refund)).rejects.toThrow("signature");
  });

  it("reports an unreachable provider and invalid answers, without repeating their content", async () => {
    answer = () => "<html>ayse@example.com</html>";
    await expect(provider.start(payment)).rejects.toThrow(
      /^iyzico cannot be understood or reached: SyntaxError$/,
    );
    answer = () => ({ status: { nested: "ayse@example.com" } });
    await expect(provider.start(payment)).rejects.toThrow(
      /^iyzico cannot be understood or reached: ZodError$/,
    );
    const nobody = iyzicoProvider({ ...keys, baseUrl: "http://127.0.0.1:9" });
    await expect(nobody.retrieve(token, "x")).rejects.toThrow(PaymentProviderError);
  });
});
