import { pathTo } from "@preforma/domain/routes";
import type { Locale } from "@preforma/domain/locales";

/** The page of a quote on the site, with the token that opens it. */
export const quotePage = (publicOrigin: string, locale: Locale, id: number, token: string): string =>
  `${publicOrigin}${pathTo("quote", locale)}?id=${id}&token=${token}`;

/** The quote as PDF, for whom the token opens it. */
export const quoteFile = (publicOrigin: string, locale: Locale, id: number, token: string): string =>
  `${publicOrigin}${pathTo("quoteFile", locale)}?id=${id}&token=${token}`;
