import { createHmac, timingSafeEqual } from "node:crypto";

const hmac = (secretKey: string, text: string): string =>
  createHmac("sha256", secretKey).update(text, "utf8").digest("hex");

/** The keys of a merchant's account. */
export interface IyzicoKeys {
  apiKey: string;
  secretKey: string;
}

/**
 * The `Authorization` header of one request. It signs the random key, the path and the exact bytes of the body
 * (https://docs.iyzico.com/en/getting-started/preliminaries/authentication/hmacsha256-auth).
 */
export function authorization(keys: IyzicoKeys, randomKey: string, path: string, body: string): string {
  return header(keys.apiKey, randomKey, hmac(keys.secretKey, randomKey + path + body));
}

/** The header value that carries a signature. */
export function header(apiKey: string, randomKey: string, signature: string): string {
  const parts = `apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`;
  return `IYZWSv2 ${Buffer.from(parts, "utf8").toString("base64")}`;
}

/**
 * Whether an answer was signed with our secret key. `values` are its fields in the order of
 * https://docs.iyzico.com/en/advanced/response-signature-validation, with prices from {@link signedPrice}.
 */
export function isSigned(secretKey: string, values: readonly string[], signature: unknown): boolean {
  if (typeof signature !== "string") return false;
  const expected = Buffer.from(hmac(secretKey, values.join(":")));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A price as written in a signature: without trailing zeros in its decimals (same page). */
export function signedPrice(price: string | number): string {
  const text = String(price);
  return text.includes(".") ? text.replace(/(?<!0)0+$/, "").replace(/\.$/, "") : text;
}
