import { isLocale, defaultLocale, type Locale } from "@preforma/domain/locales";
import type { i18n, ResourceLanguage } from "i18next";
import { createTranslator } from "./instance.ts";
import { translationAddress } from "./addresses.ts";

let translator: i18n | null = null;

/** The language of the document; it changes only with the document. */
export function documentLocale(): Locale {
  const language = document.documentElement.lang;
  return isLocale(language) ? language : defaultLocale;
}

/** Versions of the language's translation files, as the server wrote them on the root element. */
function versions(): Record<string, string> {
  const pairs = (document.documentElement.dataset["translations"] ?? "").split(" ").filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => pair.split(":") as [string, string]));
}

/** Fetches one translation file. The address carries its version, so it may be kept for ever. */
export async function fetchTranslations<Content>(namespace: string): Promise<Content> {
  const address = translationAddress(documentLocale(), namespace, versions()[namespace] ?? "");
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The translations at ${address} answered ${response.status}`);
  return (await response.json()) as Content;
}

/** Sets up the browser's translator with the namespaces of the page that the server sent. */
export async function startTranslator(namespaces: readonly string[]): Promise<i18n> {
  const files = await Promise.all(
    namespaces.map(
      async (namespace) => [namespace, await fetchTranslations<ResourceLanguage[string]>(namespace)] as const,
    ),
  );
  translator = createTranslator(documentLocale(), Object.fromEntries(files));
  return translator;
}

/** Makes sure that a page reached inside the browser has its namespaces before it is shown. */
export async function ensureNamespaces(namespaces: readonly string[]): Promise<i18n> {
  const own = translator;
  if (!own) throw new Error("No page can be loaded before entry.client has started the translator");
  const locale = documentLocale();
  await Promise.all(
    namespaces
      .filter((namespace) => !own.hasResourceBundle(locale, namespace))
      .map(async (namespace) => own.addResourceBundle(locale, namespace, await fetchTranslations(namespace))),
  );
  return own;
}
