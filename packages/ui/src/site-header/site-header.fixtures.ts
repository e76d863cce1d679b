import type { Locale } from "@preforma/domain/locales";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";

/** A logo as a company would upload it. */
export const drawn = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect x="2" y="2" width="36" height="36" rx="8" fill="#c2410c"/><path d="M50 12h100v6H50zM50 24h72v6H50z" fill="${ink}"/></svg>`,
  )}`;

/** Answers immediately with two products. */
export const twoFound = (locale: Locale) => () =>
  Promise.resolve({
    products: fixtureProducts.slice(0, 2).map((product) => ({
      id: product.code,
      href: `#${product.code}`,
      title: product.title[locale],
      code: product.code,
      image: fixtureImage(product.picture, ""),
      facts: product.facts[locale],
    })),
    total: 2,
  });
