/** Account for card payments, as the backend takes it. */
export interface PaymentSettings {
  apiKey: string;
  secretKey: string;
  /** Origin of iyzico's API. */
  baseUrl: string;
}

const usualAddress = "https://api.iyzipay.com";

/** Reads the account at iyzico; without both keys there is none. Faults name no key's value. */
export function paymentSettingsOf(environment: Record<string, string | undefined>): {
  iyzico: PaymentSettings | undefined;
  faults: string[];
} {
  const apiKey = environment["IYZICO_API_KEY"]?.trim();
  const secretKey = environment["IYZICO_SECRET_KEY"]?.trim();
  const address = environment["IYZICO_BASE_URL"]?.trim();
  const faults: string[] = [];
  if (!apiKey !== !secretKey)
    faults.push("IYZICO_API_KEY and IYZICO_SECRET_KEY must be given together, or neither for the sandbox");
  for (const [name, value] of Object.entries({ IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey }))
    if (value && !/^[\x21-\x7e]{16,200}$/.test(value))
      faults.push(`${name} is no key of iyzico: at least 16 letters and digits without spaces`);
  const baseUrl = address ? originOf(address) : usualAddress;
  if (baseUrl === null)
    faults.push(`IYZICO_BASE_URL must be ${usualAddress} or https://sandbox-api.iyzipay.com, without a path`);
  return {
    iyzico: apiKey && secretKey && baseUrl !== null ? { apiKey, secretKey, baseUrl } : undefined,
    faults,
  };
}

/** An origin to which secrets may be shown: encrypted. */
function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url && url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  return isOrigin && url.protocol === "https:" ? url.origin : null;
}
