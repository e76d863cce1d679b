import { directionOf, type Locale } from "@preforma/domain/locales";
import { createMarkupCache, type MarkupCache } from "@preforma/ui/cached-markup";
import { UiProvider } from "@preforma/ui/provider";
import { renderToString } from "react-dom/server";
import { translationsOf } from "../../platform/i18n/translations.server.ts";
import { TranslationsProvider } from "../../platform/i18n/translations.tsx";

const keepers = new Map<Locale, MarkupCache>();

/** Keeps the markup that the pages of a language have in common. */
export function markupCacheOf(locale: Locale): MarkupCache {
  let keeper = keepers.get(locale);
  if (!keeper) keepers.set(locale, (keeper = makeKeeper(locale)));
  return keeper;
}

function makeKeeper(locale: Locale): MarkupCache {
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
