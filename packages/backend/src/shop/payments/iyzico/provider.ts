import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { decimalOf, type OrderAddress } from "@preforma/domain/shop";
import { codeOf, messageOf } from "../../../errors/index.ts";
import { PaymentProviderError, type PaymentProvider, type PaymentStart } from "../provider.ts";
import { minorOf, refundAnswer, resultAnswer, startAnswer } from "./answers.ts";
import { authorization, isSigned, signedPrice, type IyzicoKeys } from "./signature.ts";

/** Account and base URL of iyzico. */
export interface IyzicoSettings extends IyzicoKeys {
  /** `https://api.iyzipay.com`, or `https://sandbox-api.iyzipay.com` for tests. */
  baseUrl: string;
}

/** Max time for an answer, ms. */
const timeoutMs = 15_000;
/** How long a payment page is valid if the answer does not state it, seconds. */
const defaultPageSeconds = 1800;
/** Identity number of buyers who have given none; iyzico requires one of eleven digits. */
const noIdentityNumber = "11111111111";

const paths = {
  start: "/payment/iyzipos/checkoutform/initialize/auth/ecom",
  result: "/payment/iyzipos/checkoutform/auth/ecom/detail",
  refund: "/v2/payment/refund",
};

/**
 * iyzico's Checkout Form: the visitor types the card number on iyzico's own page
 * (https://docs.iyzico.com/en/payment-methods/direct-charge/checkoutform/cf-implementation).
 */
export function iyzicoProvider(settings: IyzicoSettings): PaymentProvider {
  const ask = <Answer>(path: string, body: object, schema: z.ZodType<Answer>): Promise<Answer> =>
    post(settings, path, body, schema);
  const { secretKey } = settings;
  return {
    name: "iyzico",
    takesCards: true,
    isTest: settings.baseUrl.includes("sandbox"),

    async start(payment) {
      const answer = await ask(paths.start, startBody(payment), startAnswer);
      const { token, paymentPageUrl } = answer;
      if (answer.status !== "success" || !token || !paymentPageUrl)
        throw new PaymentProviderError(`iyzico began no payment: ${answer.errorCode ?? "no reason"}`);
      if (!isSigned(secretKey, [payment.conversationId, token], answer.signature))
        throw new PaymentProviderError("iyzico's answer does not bear its signature");
      const seconds = answer.tokenExpireTime ?? defaultPageSeconds;
      return {
        token,
        pageUrl: paymentPageUrl,
        expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
      };
    },

    async retrieve(token, conversationId) {
      const answer = await ask(paths.result, { locale: "en", conversationId, token }, resultAnswer);
      if (answer.paymentStatus === "FAILURE" || answer.fraudStatus === -1)
        return { status: "failed", code: answer.errorCode ?? "declined" };
      // A page that is not filled in yet is reported as a failure without a payment status.
      if (answer.status !== "success" || answer.paymentStatus !== "SUCCESS" || answer.fraudStatus === 0)
        return { status: "pending" };
      const { paymentId = "", currency = "", basketId = "", price = "", paidPrice = "" } = answer;
      const signed = [
        answer.paymentStatus,
        paymentId,
        currency,
        basketId,
        answer.conversationId ?? "",
        signedPrice(paidPrice),
        signedPrice(price),
        answer.token ?? "",
      ];
      if (!isSigned(secretKey, signed, answer.signature) || answer.token !== token)
        throw new PaymentProviderError("iyzico's answer does not bear its signature");
      return {
        status: "succeeded",
        paymentId,
        conversationId: answer.conversationId ?? "",
        basketId,
        // Instalments are off, so the price and the paid price must be equal; -1 matches no amount.
        amountMinor: signedPrice(price) === signedPrice(paidPrice) ? (minorOf(price, currency) ?? -1) : -1,
        currency,
      };
    },

    async refund({ paymentId, conversationId, amountMinor, currency, locale }) {
      const price = decimalOf(amountMinor, currency);
      const body = {
        locale: locale === "tr" ? "tr" : "en",
        conversationId,
        paymentId,
        price,
        currency,
        ip: "127.0.0.1",
      };
      const answer = await ask(paths.refund, body, refundAnswer);
      if (answer.status !== "success")
        throw new PaymentProviderError(`iyzico gave nothing back: ${answer.errorCode ?? "no reason"}`);
      const signed = [
        answer.paymentId ?? "",
        signedPrice(answer.price ?? ""),
        answer.currency ?? "",
        answer.conversationId ?? "",
      ];
      if (!isSigned(secretKey, signed, answer.signature) || answer.paymentId !== paymentId)
        throw new PaymentProviderError("iyzico's answer does not bear its signature");
    },
  };
}

async function post<Answer>(
  settings: IyzicoSettings,
  path: string,
  content: object,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const body = JSON.stringify(content);
  const randomKey = `${Date.now()}${randomBytes(8).toString("hex")}`;
  try {
    const response = await fetch(new URL(path, settings.baseUrl), {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        "x-iyzi-rnd": randomKey,
        Authorization: authorization(settings, randomKey, path, body),
      },
      body,
    });
    return schema.parse(await response.json());
  } catch (error) {
    // The answer may contain personal data: only the kind of failure is reported.
    const reason = error instanceof Error ? (codeOf(error.cause) ?? error.name) : messageOf(error);
    throw new PaymentProviderError(`iyzico cannot be understood or reached: ${reason}`);
  }
}

/**
 * One item represents the whole order: discount, shipping and tax belong to none of its lines, and the prices of the
 * items must add up to the total.
 */
function startBody(payment: PaymentStart): object {
  const price = decimalOf(payment.amountMinor, payment.currency);
  const [given, family] = splitName(payment.buyer.name);
  return {
    locale: payment.locale === "tr" ? "tr" : "en",
    conversationId: payment.conversationId,
    price,
    paidPrice: price,
    currency: payment.currency,
    basketId: payment.basketId,
    paymentGroup: "PRODUCT",
    callbackUrl: payment.callbackUrl,
    enabledInstallments: [1],
    buyer: {
      id: payment.buyer.id,
      name: given,
      surname: family,
      email: payment.buyer.email,
      ...(payment.buyer.phone ? { gsmNumber: payment.buyer.phone } : {}),
      identityNumber: /^\d{11}$/.test(payment.invoice.vkn ?? "") ? payment.invoice.vkn : noIdentityNumber,
      registrationAddress: lineOf(payment.invoice),
      city: payment.invoice.city,
      country: payment.invoice.country,
      ip: payment.buyer.ip,
    },
    shippingAddress: addressBody(payment.delivery),
    billingAddress: addressBody(payment.invoice),
    basketItems: [
      {
        id: payment.basketId,
        name: payment.basketId,
        category1: "Plastic packaging",
        itemType: "PHYSICAL",
        price,
      },
    ],
  };
}

const lineOf = (address: OrderAddress): string =>
  [address.street, address.neighborhood, address.address_detail, address.district].filter(Boolean).join(", ");

const addressBody = (address: OrderAddress): object => ({
  contactName: address.company_name ?? `${address.name} ${address.surname}`,
  address: lineOf(address),
  city: address.city,
  country: address.country,
  zipCode: address.postal_code,
});

/** Splits a name before its last word; a name of one word is used for both parts. */
function splitName(name: string): [string, string] {
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? "";
  return [words.length > 0 ? words.join(" ") : last, last];
}
