/** Foreign currencies of indicative prices. */
export const indicativeCurrencies = ["EUR", "USD"] as const;
export type IndicativeCurrency = (typeof indicativeCurrencies)[number];

/** The price of a currency's unit in lira on a day (ISO 8601); null where there is no rate. */
export type IndicativeRates = { day: string } & Record<IndicativeCurrency, number | null>;

/** Max age of a displayed rate, days: during a long religious holiday there is none for up to nine days. */
export const maxRateAgeDays = 10;

/** Prices of a piece are too small for whole cents: they are shown for this many pieces. */
export const indicativePieces = 1000;

const dayLength = 86_400_000;

/**
 * The price of {@link indicativePieces} without VAT in foreign currencies, minor units: only indicative, as orders are
 * in lira. Null where there is no rate, or the rates are too old on `today` (ISO 8601).
 */
export function indicativePrices(
  price: { amountMinor: number; currency: string },
  rates: IndicativeRates | null | undefined,
  today: string = new Date().toISOString().slice(0, 10),
): { day: string; amounts: { amountMinor: number; currency: IndicativeCurrency }[] } | null {
  if (!rates || price.currency !== "TRY") return null;
  const age = (Date.parse(today) - Date.parse(rates.day)) / dayLength;
  // In Türkiye a day starts earlier than in UTC.
  if (!(age >= -1 && age <= maxRateAgeDays)) return null;
  const amounts = indicativeCurrencies.flatMap((currency) => {
    const rate = rates[currency];
    return rate === null
      ? []
      : [{ amountMinor: Math.round((price.amountMinor * indicativePieces) / rate), currency }];
  });
  return amounts.length === 0 ? null : { day: rates.day, amounts };
}
