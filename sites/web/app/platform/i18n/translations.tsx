import type { Locale } from "@preforma/domain/locales";
import { localeOf } from "@preforma/domain/routes";
import type { UiMessages } from "@preforma/ui/messages";
import type { i18n, TFunction } from "i18next";
import { createContext, use, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { Namespace } from "../pages/page-table.ts";

/** Everything that is said on a page: the site's translator and the component library's messages. */
export interface Translations {
  translator: i18n;
  messages: UiMessages;
}

const TranslationsContext = createContext<Translations | null>(null);

/** Wraps the whole document, on the server as in the browser. */
export function TranslationsProvider({ value, children }: { value: Translations; children: ReactNode }) {
  return <TranslationsContext value={value}>{children}</TranslationsContext>;
}

/** The languages that this document was changed to; its first language is in the provider around it. */
const changedTo = new Map<Locale, Translations>();

/** Makes a language known in which this document is about to be shown. */
export function cacheTranslations(translations: Translations): void {
  changedTo.set(translations.translator.language as Locale, translations);
}

/** Says everything within in the language of the address, so that page and language change in one moment. */
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
 * The translator of one namespace; keys of others are written `namespace:key`. The language changes with the address
 * alone, and its texts are there before it renders, so that nothing needs to be subscribed to or waited for.
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

/** Plain texts are looked up once: a page asks for the same hundred each time, and a lookup takes keys apart. */
function remembering(t: TFunction<Namespace>): TFunction {
  const texts = new Map<string, string>();
  const lookup = (key: string, options?: Record<string, unknown>): string => {
    if (options !== undefined) return t(key, options);
    let text = texts.get(key);
    if (text === undefined) {
      text = t(key);
      // In the browser, a namespace may still be on its way.
      if (text !== key) texts.set(key, text);
    }
    return text;
  };
  return lookup as unknown as TFunction;
}
