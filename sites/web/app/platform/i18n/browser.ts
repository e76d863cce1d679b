import { isLocale, defaultLocale, type Locale } from "@preforma/domain/locales";
import type { i18n } from "i18next";
import { createTranslator } from "./instance.ts";
import { translationUrl } from "./urls.ts";

/** A translator per language that this document has been shown in, or is about to be. */
const translators = new Map<Locale, i18n>();

/** The language of the document. */
export function documentLocale(): Locale {
  const language = document.documentElement.lang;
  return isLocale(language) ? language : defaultLocale;
}

/**
 * The version of a language's translation files, from the root element if it is the language of the document; that of
 * other languages is not known, and their URL has no version.
 */
function versionOf(locale: Locale): string {
  const { lang, dataset } = document.documentElement;
  return lang === locale ? (dataset["translations"] ?? "") : "";
}

/** Fetches one translation file. A URL with a version may be cached for ever. */
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
 * The browser's translator of a language, with these namespaces and those of every page. A namespace that could not be
 * fetched is fetched again by the next call.
 */
export async function ensureNamespaces(
  namespaces: readonly string[],
  locale: Locale = documentLocale(),
): Promise<i18n> {
  const missing = [...new Set(["common", ...namespaces])].filter(
    (namespace) => translators.get(locale)?.hasResourceBundle(locale, namespace) !== true,
  );
  const texts = await Promise.all(missing.map((namespace) => fetchTranslations(namespace, locale)));
  // Creating it takes a while, and the modules of a page have just been evaluated in the same task.
  const translator = translators.get(locale) ?? createTranslator(locale, {});
  translators.set(locale, translator);
  for (const [index, namespace] of missing.entries())
    translator.addResourceBundle(locale, namespace, texts[index]);
  return translator;
}
