import { directionOf, type Locale } from "@preforma/domain/locales";
import { createMarkupCache, type MarkupCache } from "@preforma/ui/cached-markup";
import { UiProvider } from "@preforma/ui/provider";
import { renderToString } from "react-dom/server";
import { translationsOf } from "../../platform/i18n/translations.server.ts";
import { TranslationsProvider } from "../../platform/i18n/translations.tsx";

const markupCaches = new Map<Locale, MarkupCache>();

/** Keeps the markup that the pages of a language have in common. */
export function markupCacheOf(locale: Locale): MarkupCache {
  let markupCache = markupCaches.get(locale);
  if (!markupCache) markupCaches.set(locale, (markupCache = makeMarkupCache(locale)));
  return markupCache;
}

function makeMarkupCache(locale: Locale): MarkupCache {
  const translations = translationsOf(locale);
  return createMarkupCache((content) =>
    renderToString(
      <TranslationsProvider value={translations}>
        <UiProvider locale={locale} direction={directionOf(locale)} messages={translations.messages}>
          {content}
        </UiProvider>
      </TranslationsProvider>,
    ),
  );
}
