import { directionOf, locales, type Locale } from "@preforma/domain/locales";
import { createMarkupKeeper, type MarkupKeeper } from "@preforma/ui/kept-markup";
import { UiProvider } from "@preforma/ui/provider";
import { renderToString } from "react-dom/server";
import { translationsOf } from "../../platform/i18n/translations.server.ts";
import { TranslationsProvider } from "../../platform/i18n/translations.tsx";

const keepers: ReadonlyMap<Locale, MarkupKeeper> = new Map(
  locales.map((locale) => {
    const translations = translationsOf(locale);
    const keeper = createMarkupKeeper((content) =>
      renderToString(
        <TranslationsProvider value={translations}>
          <UiProvider locale={locale} direction={directionOf(locale)} messages={translations.messages}>
            {content}
          </UiProvider>
        </TranslationsProvider>,
      ),
    );
    return [locale, keeper];
  }),
);

/** Keeps the markup that the pages of a language have in common. */
export function markupKeeperOf(locale: Locale): MarkupKeeper {
  const keeper = keepers.get(locale);
  if (!keeper) throw new Error(`There is no markup in "${locale}"`);
  return keeper;
}
