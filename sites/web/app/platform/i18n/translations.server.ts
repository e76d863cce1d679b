import { hash } from "node:crypto";
import { sectors } from "@preforma/domain/content";
import { locales, type Locale } from "@preforma/domain/locales";
import { messagesFor } from "@preforma/ui/messages";
import type { i18n, ResourceLanguage } from "i18next";
import { tradeNames } from "../../features/product/trade-names.server.ts";
import { createTranslator } from "./instance.ts";
import type { Translations } from "./translations.tsx";

const files = import.meta.glob<ResourceLanguage[string]>("../../../locales/*/*.json", {
  eager: true,
  import: "default",
});

/** A translation file as it is served: its text, and the version in its address, which is that of its language. */
export interface TranslationFile {
  json: string;
  version: string;
}

/** One language, ready to render with and to be served. */
interface Language {
  resources: ResourceLanguage;
  translations: Translations;
  files: ReadonlyMap<string, TranslationFile>;
  version: string;
}

const languages: ReadonlyMap<Locale, Language> = new Map(locales.map((locale) => [locale, load(locale)]));

function load(locale: Locale): Language {
  const prefix = `../../../locales/${locale}/`;
  const resources: ResourceLanguage = {
    ...Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.startsWith(prefix))
        .map(([path, content]) => [path.slice(prefix.length, -".json".length), content]),
    ),
    trade: tradeNames(locale),
  };
  nameSectors(resources["services"], locale);
  const messages = messagesFor(locale);
  const served = Object.entries({ ...resources, ui: messages }).map(
    ([namespace, content]) => [namespace, JSON.stringify(content)] as const,
  );
  // One for all of a language's files: pages name it twice, and of sixteen each would cost them 200 bytes.
  const version = hash("sha256", JSON.stringify(served), "hex").slice(0, 8);
  return {
    resources,
    // A language's translator never changes its language, so all requests share it and none pays for setting one up.
    translations: { translator: createTranslator(locale, resources), messages },
    files: new Map(served.map(([namespace, json]) => [namespace, { json, version }])),
    version,
  };
}

/** The industries' names come from the vocabulary of references; the files of translations say the rest of them. */
function nameSectors(services: ResourceLanguage[string] | undefined, locale: Locale): void {
  const texts = (services as { sectors?: Record<string, { title?: string }> } | undefined)?.sectors ?? {};
  for (const [id, text] of Object.entries(texts))
    if (Object.hasOwn(sectors, id)) text.title = sectors[id as keyof typeof sectors][locale];
}

function languageOf(locale: Locale): Language {
  const language = languages.get(locale);
  if (!language) throw new Error(`There are no translations for "${locale}"`);
  return language;
}

/** What the server renders a page of that language with. */
export function translationsOf(locale: Locale): Translations {
  return languageOf(locale).translations;
}

/** The server's translator of a language, for texts outside of React. */
export function translatorOf(locale: Locale): i18n {
  return languageOf(locale).translations.translator;
}

/** The version of a language's translation files. */
export function translationVersion(locale: Locale): string {
  return languageOf(locale).version;
}

/** A translation file by language and namespace; nothing when there is none. */
export function translationFile(locale: string, namespace: string): TranslationFile | undefined {
  return languages.get(locale as Locale)?.files.get(namespace);
}
