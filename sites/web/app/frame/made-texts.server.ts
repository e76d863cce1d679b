import { sectors } from "@preforma/domain/content";
import type { Locale } from "@preforma/domain/locales";
import type { ResourceLanguage } from "i18next";
import { tradeNames } from "../features/product/trade-names.server.ts";

/** A language's texts, with those generated from the domain's vocabularies. */
export function madeTexts(written: ResourceLanguage, locale: Locale): ResourceLanguage {
  return {
    ...written,
    services: withSectors(written["services"], locale),
    trade: tradeNames(locale),
  };
}

/** The industries' names come from the vocabulary of references; their other texts from the translation files. */
function withSectors(
  services: ResourceLanguage[string] | undefined,
  locale: Locale,
): ResourceLanguage[string] {
  const texts = services as { sectors?: Record<string, { title?: string }> } | undefined;
  return {
    ...texts,
    sectors: Object.fromEntries(
      Object.entries(texts?.sectors ?? {}).map(([id, text]) => [
        id,
        Object.hasOwn(sectors, id) ? { ...text, title: sectors[id as keyof typeof sectors][locale] } : text,
      ]),
    ),
  };
}
