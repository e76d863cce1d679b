import { formattingTag, type Locale } from "../locales/index.ts";

interface Money {
  format: Intl.NumberFormat;
  /** Decimals of the minor unit. */
  digits: number;
}

/** By language and currency: creating a format is slow, and so is reading its decimals. */
const known = new Map<string, Money>();

function moneyOf(currency: string, locale: Locale): Money {
  const key = `${locale} ${currency}`;
  let money = known.get(key);
  if (!money) {
    const format = new Intl.NumberFormat(formattingTag(locale), { style: "currency", currency });
    known.set(key, (money = { format, digits: format.resolvedOptions().maximumFractionDigits ?? 2 }));
  }
  return money;
}

/** Number of decimals of a currency's minor unit: 2 for TRY, 0 for JPY (ISO 4217). */
export function minorDigits(currency: string): number {
  return moneyOf(currency, "en").digits;
}

/** An amount in minor units as a plain decimal, exact: `123450` TRY is `1234.50`. */
export function decimalOf(amountMinor: number, currency: string): string {
  const digits = minorDigits(currency);
  const sign = amountMinor < 0 ? "-" : "";
  const text = String(Math.abs(amountMinor)).padStart(digits + 1, "0");
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** In Arabic a sign with its digits, as in the Unicode data: a LEFT-TO-RIGHT MARK precedes both. */
const signedDigits = /\u200e(-[\d.,]+)/;

/** An amount in minor units in a language's format, such as `₺1.234,50`. */
export function formatMoney(amountMinor: number, currency: string, locale: Locale): string {
  const { format, digits } = moneyOf(currency, locale);
  const text = format.format(amountMinor / 10 ** digits);
  // The mark would put the currency on the other side of the digits than in unsigned amounts of the same list. Isolated
  // (LRI to PDI), sign and digits stay in order, and the currency stays on its side.
  return text.replace(signedDigits, "\u2066$1\u2069");
}

/** `amount × numerator / denominator` in whole minor units, half up, exact for any amount; none is negative. */
export function shareOf(amountMinor: number, numerator: number, denominator: number): number {
  const product = BigInt(amountMinor) * BigInt(numerator) * 2n + BigInt(denominator);
  return Number(product / (2n * BigInt(denominator)));
}
