/**
 * Value added tax (KDV) on everything the shop sells and on its carriage, in basis points (2,000 are 20 %).
 * Plastic packaging is on neither of the lists of reduced rates, so the general rate holds: 20 % since 10 July 2023 by
 * Presidential Decision 7346 (Resmî Gazete 7 July 2023, no. 32241) under article 28 of the VAT Law 3065.
 * Carriage follows the goods that it delivers (article 24/a of the same law).
 */
export const vatRate = 2_000;

/** What carriage costs in one currency, net, in minor units. */
export interface ShippingRates {
  /** One carton by parcel. */
  carton: number;
  /** One pallet by lorry; loose cartons never cost more than this. */
  pallet: number;
  /** Goods of this net value or more, after discounts, are delivered free. */
  freeFrom: number;
}

/** Currencies that the shop takes orders in, with what carriage costs in each. */
export const shippingRates: Readonly<Record<string, ShippingRates>> = {
  TRY: { carton: 8_500, pallet: 145_000, freeFrom: 5_000_000 },
  EUR: { carton: 900, pallet: 12_000, freeFrom: 400_000 },
  USD: { carton: 1_000, pallet: 13_000, freeFrom: 450_000 },
};

/** Cartons that count as one pallet where an article does not say how many it takes. */
export const cartonsPerPallet = 16;

/** Whether the shop takes orders in a currency; articles priced in another one are sold on request. */
export const isShopCurrency = (currency: string): boolean => Object.hasOwn(shippingRates, currency);
