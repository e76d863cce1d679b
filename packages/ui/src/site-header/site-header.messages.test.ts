import { locales } from "@preforma/domain/locales";
import { expect, test } from "vitest";
import { formatMessage, formatNumber } from "../messages/message.ts";
import siteHeaderMessages from "../messages/texts/site-header.json" with { type: "json" };

// The name says the number as the badge shows it, not as the word that Arabic has for one and two: people who use speech
// control say what they see (WCAG 2.5.3).

/** One of every plural category that any of the six languages has. */
const counts = [1, 2, 3, 5, 11, 21, 22, 100, 999];

test.each(locales)(
  "in %s the name of a counted tool holds its name and the number on its badge",
  (locale) => {
    const { favourites, favouriteProducts, cart, cartProducts } = siteHeaderMessages[locale];
    for (const count of counts) {
      for (const [label, counted] of [
        [favourites, favouriteProducts],
        [cart, cartProducts],
      ] as const) {
        const name = formatMessage(counted, { count }, locale);
        expect(name.startsWith(label)).toBe(true);
        expect(name.match(/\d+/g)).toEqual([formatNumber(count, locale)]);
      }
    }
  },
);

test.each([
  ["tr", ["1 ürün", "2 ürün", "5 ürün"]],
  ["en", ["1 product", "2 products", "5 products"]],
  ["ru", ["1 товар", "2 товара", "5 товаров", "11 товаров", "21 товар", "22 товара"]],
  ["fr", ["1 produit", "2 produits", "5 produits"]],
  ["de", ["1 Produkt", "2 Produkte", "5 Produkte"]],
] as const)("in %s favourites are counted as the language counts", (locale, forms) => {
  for (const form of forms) {
    const name = formatMessage(
      siteHeaderMessages[locale].favouriteProducts,
      { count: Number.parseInt(form, 10) },
      locale,
    );
    expect(name.endsWith(`: ${form}`)).toBe(true);
  }
});
