import { isLocale, defaultLocale, type Locale } from "@preforma/domain/locales";
import type { i18n, ResourceLanguage } from "i18next";
import { createTranslator } from "./instance.ts";
import { translationUrl } from "./urls.ts";

/** One for each language that this document has been shown in, or is about to be. */
const translators = new Map<Locale, Promise<i18n>>();

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

/** Sets up the browser's translator of a language with these namespaces, unless there is one. */
export function startTranslator(
  namespaces: readonly string[],
  locale: Locale = documentLocale(),
): Promise<i18n> {
  let translator = translators.get(locale);
  if (!translator) {
    translator = makeTranslator(namespaces, locale);
    translators.set(locale, translator);
    // The next try asks again.
    void translator.catch(() => translators.delete(locale));
  }
  return translator;
}

async function makeTranslator(namespaces: readonly string[], locale: Locale): Promise<i18n> {
  const files = await Promise.all(
    namespaces.map(
      async (namespace) =>
        [namespace, await fetchTranslations<ResourceLanguage[string]>(namespace, locale)] as const,
    ),
  );
  return createTranslator(locale, Object.fromEntries(files));
}

/** Makes sure that a page reached inside the browser has its namespaces before it is shown. */
export async function ensureNamespaces(
  namespaces: readonly string[],
  locale: Locale = documentLocale(),
): Promise<i18n> {
  const own = await translators.get(locale);
  if (!own) throw new Error(`No page can be loaded before the translator of "${locale}" has been started`);
  await Promise.all(
    namespaces
      .filter((namespace) => !own.hasResourceBundle(locale, namespace))
      .map(async (namespace) =>
        own.addResourceBundle(locale, namespace, await fetchTranslations(namespace, locale)),
      ),
  );
  return own;
}
