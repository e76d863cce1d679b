import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import type { Locale } from "@preforma/domain/locales";

/**
 * A translator for one language that is ready when this returns: it gets all its resources, so neither the server's
 * rendering nor the browser's hydration suspends.
 */
export function createTranslator(locale: Locale, resources: ResourceLanguage): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    // Every key exists in every language, as a test proves: there is nothing to fall back to.
    fallbackLng: false,
    resources: { [locale]: resources },
    defaultNS: "common",
    returnNull: false,
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  return instance;
}
