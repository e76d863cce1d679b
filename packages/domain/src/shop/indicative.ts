/** Foreign currencies in which prices are indicated beside those in lira. */
export const indicativeCurrencies = ["EUR", "USD"] as const;
export type IndicativeCurrency = (typeof indicativeCurrencies)[number];

/** What one unit of a currency costs in lira on a day (ISO 8601); null where no rate is stated. */
export type IndicativeRates = { day: string } & Record<IndicativeCurrency, number | null>;

/** An older rate is no longer shown, days: during a long religious holiday there is none for up to nine days. */
export const maxRateAgeDays = 10;

/** Prices of a piece are too small for whole cents: they are indicated for so many pieces. */
export const indicativePieces = 1000;

const dayLength = 86_400_000;

/**
 * What {@link indicativePieces} cost without VAT in foreign currencies, minor units: for orientation alone, orders are
 * in lira. Null where no rate is stated, or the rates are too old on `today` (ISO 8601).
 */
export function indicativePrices(
  price: { amountMinor: number; currency: string },
  rates: IndicativeRates | null | undefined,
  today: string = new Date().toISOString().slice(0, 10),
): { day: string; amounts: { amountMinor: number; currency: IndicativeCurrency }[] } | null {
  if (!rates || price.currency !== "TRY") return null;
  const age = (Date.parse(today) - Date.parse(rates.day)) / dayLength;
  // In Türkiye a day begins before it does in UTC.
  if (!(age >= -1 && age <= maxRateAgeDays)) return null;
  const amounts = indicativeCurrencies.flatMap((currency) => {
    const rate = rates[currency];
    return rate === null
      ? []
      : [{ amountMinor: Math.round((price.amountMinor * indicativePieces) / rate), currency }];
  });
  return amounts.length === 0 ? null : { day: rates.day, amounts };
}
