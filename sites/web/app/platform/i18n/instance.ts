import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import type { Locale } from "@preforma/domain/locales";

/**
 * A translator for one language that is ready when this returns: everything it needs is handed to it,
 * so neither the server's rendering nor the browser's hydration ever waits inside React.
 */
export function createTranslator(locale: Locale, resources: ResourceLanguage): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    // Every key is in every language, as a test proves: nothing to fall back to.
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
