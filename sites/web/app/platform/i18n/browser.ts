import { isLocale, defaultLocale, type Locale } from "@preforma/domain/locales";
import type { i18n } from "i18next";
import { createTranslator } from "./instance.ts";
import { translationUrl } from "./urls.ts";

/** One for each language that this document has been shown in, or is about to be. */
const translators = new Map<Locale, i18n>();

/** The language that the document shows now. */
export function documentLocale(): Locale {
  const language = document.documentElement.lang;
  return isLocale(language) ? language : defaultLocale;
}

/**
 * The version of a language's translation files, as the root element says it of the language that it shows; of others
 * it is not known, and their files are asked for as they are now.
 */
function versionOf(locale: Locale): string {
  const { lang, dataset } = document.documentElement;
  return lang === locale ? (dataset["translations"] ?? "") : "";
}

/** Fetches one translation file. A URL that contains its version may be cached for ever. */
export async function fetchTranslations<Content>(
  namespace: string,
  locale: Locale = documentLocale(),
): Promise<Content> {
  const address = translationUrl(locale, namespace, versionOf(locale));
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The translations at ${address} answered ${response.status}`);
  return (await response.json()) as Content;
}

/**
 * The browser's translator of a language, with these namespaces and those of every page. What could not be fetched is
 * asked for again with the next call.
 */
export async function ensureNamespaces(
  namespaces: readonly string[],
  locale: Locale = documentLocale(),
): Promise<i18n> {
  const missing = [...new Set(["common", ...namespaces])].filter(
    (namespace) => translators.get(locale)?.hasResourceBundle(locale, namespace) !== true,
  );
  const texts = await Promise.all(missing.map((namespace) => fetchTranslations(namespace, locale)));
  // Not before: it takes a while, and the modules of a page have just been evaluated in the same task.
  const translator = translators.get(locale) ?? createTranslator(locale, {});
  translators.set(locale, translator);
  for (const [index, namespace] of missing.entries())
    translator.addResourceBundle(locale, namespace, texts[index]);
  return translator;
}
