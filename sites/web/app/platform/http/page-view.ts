import { defaultPriceView, type PriceView } from "@preforma/domain/shop";
import { consentViewOf, type ConsentView } from "./consent-view.ts";
import { pageKey } from "./page-key.ts";
import { chosenPrices } from "./price-choice.ts";

/** All that a public page may know about its visitor's cookies. Public pages are cached once for each view. */
export interface PageView {
  consent: ConsentView;
  /** Which prices are shown; all of them are in the page. */
  prices: PriceView;
}

/** Reads the view from a `Cookie` header. */
export const pageViewOf = (cookies: string | null): PageView => ({
  consent: consentViewOf(cookies),
  prices: chosenPrices(cookies) ?? defaultPriceView,
});

/** Under what a public page is cached: its address, and the view for which it was made. */
export const cacheKey = (url: URL, { consent, prices }: PageView): string =>
  `${consent} ${prices} ${pageKey(url)}`;
