/**
 * Value added tax (KDV) on everything the shop sells and on shipping, in basis points (2,000 are 20 %). Plastic
 * packaging is on neither of the lists of reduced rates, so the general rate applies: 20 % since 10 July 2023 by
 * Presidential Decision 7346 (Resmî Gazete 7 July 2023, no. 32241) under article 28 of the VAT Law 3065. Shipping is
 * taxed like the goods that it delivers (article 24/a of the same law).
 */
export const vatRate = 2_000;

/** The shipping costs in one currency, net, in minor units. */
export interface ShippingRates {
  /** One carton by parcel. */
  carton: number;
  /** One pallet by lorry; loose cartons never cost more than this. */
  pallet: number;
  /** Min net value of goods, after discounts, for free shipping. */
  freeFrom: number;
}

/** Currencies in which the shop accepts orders, with their shipping costs. */
export const shippingRates: Readonly<Record<string, ShippingRates>> = {
  TRY: { carton: 8_500, pallet: 145_000, freeFrom: 5_000_000 },
  EUR: { carton: 900, pallet: 12_000, freeFrom: 400_000 },
  USD: { carton: 1_000, pallet: 13_000, freeFrom: 450_000 },
};

/** Cartons that count as one pallet where an article does not specify it. */
export const cartonsPerPallet = 16;

/** Whether the shop accepts orders in a currency; articles priced in another one are sold on request. */
export const isShopCurrency = (currency: string): boolean => Object.hasOwn(shippingRates, currency);
