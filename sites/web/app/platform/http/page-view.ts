import { consentCookie, readConsent } from "@preforma/domain/consent";
import { defaultPriceView, type PriceView } from "@preforma/domain/shop";
import { pageKey } from "./page-key.ts";
import { chosenPrices } from "./price-choice.ts";

/** All that a public page may know about its visitor's cookies. Public pages are cached once for each view. */
export interface PageView {
  /** Nothing was decided and the banner shows, or something was. */
  consent: "open" | "decided";
  /** Which prices are shown; the page contains both. */
  prices: PriceView;
}

/** Reads the view from a `Cookie` header. */
export const pageViewOf = (cookies: string | null): PageView => ({
  // Most first visits have no cookie at all, and every request asks.
  consent: cookies?.includes(consentCookie) && readConsent(cookies) ? "decided" : "open",
  prices: chosenPrices(cookies) ?? defaultPriceView,
});

/** The key of a cached public page: its URL, and the view for which it was rendered. */
export const cacheKey = (url: URL, { consent, prices }: PageView): string =>
  `${consent} ${prices} ${pageKey(url)}`;
