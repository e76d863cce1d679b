import { isLoopback } from "./auth-settings.ts";

/** Account for card payments, in the backend's form. */
export interface PaymentSettings {
  apiKey: string;
  secretKey: string;
  /** Origin of iyzico's API. */
  baseUrl: string;
}

const defaultBaseUrl = "https://api.iyzipay.com";

/** The variables that {@link paymentSettingsOf} reads. */
export const paymentVariables = [
  "PAYMENTS",
  "IYZICO_API_KEY",
  "IYZICO_SECRET_KEY",
  "IYZICO_BASE_URL",
] as const;

/** Reads the card payment provider: iyzico with both keys, the sandbox by name, else none. Errors show no key value. */
export function paymentSettingsOf(environment: Record<string, string | undefined>): {
  iyzico: PaymentSettings | undefined;
  payments: "sandbox" | undefined;
  faults: string[];
} {
  const apiKey = environment["IYZICO_API_KEY"]?.trim();
  const secretKey = environment["IYZICO_SECRET_KEY"]?.trim();
  const address = environment["IYZICO_BASE_URL"]?.trim();
  const payments = environment["PAYMENTS"]?.trim() || undefined;
  const faults: string[] = [];
  if (payments !== undefined && payments !== "sandbox")
    faults.push(`PAYMENTS must be sandbox, or absent (now: ${JSON.stringify(payments)})`);
  if (payments === "sandbox" && (apiKey || secretKey))
    faults.push("PAYMENTS=sandbox and the keys of iyzico exclude each other: leave out one of them");
  if (!apiKey !== !secretKey) faults.push("IYZICO_API_KEY and IYZICO_SECRET_KEY must be given together");
  for (const [name, value] of Object.entries({ IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey }))
    if (value && !/^[\x21-\x7e]{16,200}$/.test(value))
      faults.push(`${name} is no key of iyzico: at least 16 letters and digits without spaces`);
  const baseUrl = address ? originOf(address) : defaultBaseUrl;
  if (baseUrl === null)
    faults.push(
      `IYZICO_BASE_URL must be ${defaultBaseUrl} or https://sandbox-api.iyzipay.com, without a path`,
    );
  return {
    iyzico: apiKey && secretKey && baseUrl !== null ? { apiKey, secretKey, baseUrl } : undefined,
    payments: payments === "sandbox" ? payments : undefined,
    faults,
  };
}

/**
 * The variables that enable the sandbox for `pnpm start` and `pnpm dev` as long as only this machine can reach the
 * site, so that a shop can be tried out. Elsewhere card payments need the keys or `PAYMENTS=sandbox`.
 */
export function trialPayments(environment: Record<string, string | undefined>): { PAYMENTS?: "sandbox" } {
  const { PAYMENTS, IYZICO_API_KEY, IYZICO_SECRET_KEY, PUBLIC_ORIGIN, HOST } = environment;
  const isSettled = [PAYMENTS, IYZICO_API_KEY, IYZICO_SECRET_KEY].some((value) => value?.trim());
  const host = HOST?.trim() || "127.0.0.1";
  const reached = [PUBLIC_ORIGIN?.trim() || "http://localhost", `http://${host === "::1" ? "[::1]" : host}`];
  return !isSettled && reached.every(isLoopback) ? { PAYMENTS: "sandbox" } : {};
}

/** An origin to which secrets may be sent: encrypted. */
function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url && url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  return isOrigin && url.protocol === "https:" ? url.origin : null;
}
