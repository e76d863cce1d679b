import { hash } from "node:crypto";
import { locales, type Locale } from "@preforma/domain/locales";
import { messagesFor } from "@preforma/ui/messages";
import type { i18n, ResourceLanguage } from "i18next";
import { tradeNames } from "../product/trade-names.server.ts";
import { createTranslator } from "./instance.ts";
import type { Translations } from "./translations.tsx";

const files = import.meta.glob<ResourceLanguage[string]>("../../locales/*/*.json", {
  eager: true,
  import: "default",
});

/** A translation file as it is served: its text, and the hash that versions its address. */
export interface TranslationFile {
  json: string;
  version: string;
}

/** One language, ready to render with and to be served. */
interface Language {
  resources: ResourceLanguage;
  translations: Translations;
  files: ReadonlyMap<string, TranslationFile>;
  versions: string;
}

const languages: ReadonlyMap<Locale, Language> = new Map(locales.map((locale) => [locale, load(locale)]));

function load(locale: Locale): Language {
  const prefix = `../../locales/${locale}/`;
  const resources: ResourceLanguage = {
    ...Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.startsWith(prefix))
        .map(([path, content]) => [path.slice(prefix.length, -".json".length), content]),
    ),
    trade: tradeNames(locale),
  };
  const messages = messagesFor(locale);
  const served = new Map(
    Object.entries({ ...resources, ui: messages }).map(([namespace, content]) => [
      namespace,
      fileOf(content),
    ]),
  );
  return {
    resources,
    // A language's translator never changes its language, so all requests share it and none pays for setting one up.
    translations: { translator: createTranslator(locale, resources), messages },
    files: served,
    versions: [...served].map(([namespace, file]) => `${namespace}:${file.version}`).join(" "),
  };
}

function fileOf(content: unknown): TranslationFile {
  const json = JSON.stringify(content);
  return { json, version: hash("sha256", json, "hex").slice(0, 8) };
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

/** Versions of a language's translation files, `namespace:version` pairs with spaces between. */
export function translationVersions(locale: Locale): string {
  return languageOf(locale).versions;
}

/** A translation file by language and namespace; nothing when there is none. */
export function translationFile(locale: string, namespace: string): TranslationFile | undefined {
  return languages.get(locale as Locale)?.files.get(namespace);
}
