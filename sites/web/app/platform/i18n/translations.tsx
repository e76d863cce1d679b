import type { Locale } from "@preforma/domain/locales";
import { localeOf } from "@preforma/domain/routes";
import type { UiMessages } from "@preforma/ui/messages";
import type { i18n, TFunction } from "i18next";
import { createContext, use, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { Namespace } from "../pages/page-table.ts";

/** All texts of a page: the site's translator and the component library's messages. */
export interface Translations {
  translator: i18n;
  messages: UiMessages;
}

const TranslationsContext = createContext<Translations | null>(null);

/** Wraps the whole document, on the server as in the browser. */
export function TranslationsProvider({ value, children }: { value: Translations; children: ReactNode }) {
  return <TranslationsContext value={value}>{children}</TranslationsContext>;
}

/** The languages that this document was switched to; its first language is in the provider around it. */
const changedTo = new Map<Locale, Translations>();

/** Registers a language to which this document is about to switch. */
export function cacheTranslations(translations: Translations): void {
  changedTo.set(translations.translator.language as Locale, translations);
}

/** Renders its children in the language of the URL, so that page and language change together. */
export function LanguageOfAddress({ children }: { children: ReactNode }) {
  const given = useTranslations();
  const { pathname } = useLocation();
  return (
    <TranslationsContext value={changedTo.get(localeOf(pathname)) ?? given}>{children}</TranslationsContext>
  );
}

function useTranslations(): Translations {
  const translations = use(TranslationsContext);
  if (!translations)
    throw new Error(
      "A page needs a TranslationsProvider around its document: see entry.client and entry.server",
    );
  return translations;
}

/** The component library's messages in the page's language. */
export function useUiMessages(): UiMessages {
  return useTranslations().messages;
}

/** The page's language. */
export function usePageLocale(): Locale {
  return useTranslations().translator.language as Locale;
}

const fixed = new WeakMap<i18n, Map<string, TFunction>>();

/**
 * The translator of one namespace; keys of others are written `namespace:key`. The language changes only with the URL,
 * and its texts are loaded before it renders, so there is nothing to subscribe to or wait for.
 */
export function useTranslation(namespace: Namespace = "common"): { t: TFunction; locale: Locale } {
  const { translator } = useTranslations();
  let functions = fixed.get(translator);
  if (!functions) fixed.set(translator, (functions = new Map()));
  let t = functions.get(namespace);
  if (!t) {
    t = remembering(translator.getFixedT<Namespace>(translator.language, namespace));
    functions.set(namespace, t);
  }
  return { t, locale: translator.language as Locale };
}

/** Caches plain texts: a page reads the same hundred each time, and each lookup parses its key. */
function remembering(t: TFunction<Namespace>): TFunction {
  const texts = new Map<string, string>();
  const lookup = (key: string, options?: Record<string, unknown>): string => {
    if (options !== undefined) return t(key, options);
    let text = texts.get(key);
    if (text === undefined) {
      text = t(key);
      // In the browser, a namespace may not be loaded yet.
      if (text !== key) texts.set(key, text);
    }
    return text;
  };
  return lookup as unknown as TFunction;
}
