import { formattingTag, type Locale } from "@preforma/domain/locales";

/** An amount in minor units as its language writes it; small parts cost fractions of a unit, so digits stay. */
export function formatPrice(price: { amountMinor: number; currency: string }, locale: Locale): string {
  const key = `${locale} ${price.currency}`;
  let format = priceFormats.get(key);
  if (format === undefined) {
    const numbers = new Intl.NumberFormat(formattingTag(locale), {
      style: "currency",
      currency: price.currency,
    });
    format = { numbers, unit: 10 ** (numbers.resolvedOptions().maximumFractionDigits ?? 2) };
    priceFormats.set(key, format);
  }
  return format.numbers.format(price.amountMinor / format.unit);
}

/** Making a format costs more than all the rest of a card, and a server writes thousands of prices. */
const priceFormats = new Map<string, { numbers: Intl.NumberFormat; unit: number }>();
