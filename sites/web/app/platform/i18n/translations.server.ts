import { hash } from "node:crypto";
import { isLocale, type Locale } from "@preforma/domain/locales";
import { messagesFor } from "@preforma/ui/messages";
import type { i18n, ResourceLanguage } from "i18next";
import { createTranslator } from "./instance.ts";
import type { Translations } from "./translations.tsx";

const files = import.meta.glob<ResourceLanguage[string]>("../../../locales/*/*.json", {
  eager: true,
  import: "default",
});

/** A translation file as it is served: its text, and its language's version, which is in its URL. */
export interface TranslationFile {
  json: string;
  version: string;
}

/** One language, ready for rendering and serving. */
interface Language {
  resources: ResourceLanguage;
  translations: Translations;
  files: ReadonlyMap<string, TranslationFile>;
  version: string;
}

/** Adds generated texts to a language's resources. */
export type CompleteTexts = (resources: ResourceLanguage, locale: Locale) => ResourceLanguage;

let complete: CompleteTexts = (resources) => resources;

/** Sets the function that completes the texts of every language. Called once, before any language is requested. */
export function completeTexts(make: CompleteTexts): void {
  complete = make;
  languages.clear();
}

const languages = new Map<Locale, Language>();

function load(locale: Locale): Language {
  const prefix = `../../../locales/${locale}/`;
  const written: ResourceLanguage = Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, content]) => [path.slice(prefix.length, -".json".length), content]),
  );
  const resources = complete(written, locale);
  const messages = messagesFor(locale);
  const served = Object.entries({ ...resources, ui: messages }).map(
    ([namespace, content]) => [namespace, JSON.stringify(content)] as const,
  );
  // One version for all files of a language: pages contain it twice, and sixteen versions would cost 200 bytes each
  // time.
  const version = hash("sha256", JSON.stringify(served), "hex").slice(0, 8);
  return {
    resources,
    // A language's translator never changes its language, so all requests share it and none pays for its set-up.
    translations: { translator: createTranslator(locale, resources), messages },
    files: new Map(served.map(([namespace, json]) => [namespace, { json, version }])),
    version,
  };
}

function languageOf(locale: Locale): Language {
  let language = languages.get(locale);
  if (!language) languages.set(locale, (language = load(locale)));
  return language;
}

/** The server's translations for pages of that language. */
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

/** A translation file by language and namespace; undefined where there is none. */
export function translationFile(locale: string, namespace: string): TranslationFile | undefined {
  return isLocale(locale) ? languageOf(locale).files.get(namespace) : undefined;
}
