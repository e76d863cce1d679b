import { directionOf, localeNames, type Locale } from "@preforma/domain/locales";
import { IconButton } from "@preforma/ui/button";
import { Icon } from "@preforma/ui/icon";
import { X } from "@preforma/ui/drawings";
import { useState } from "react";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { announceLanguage, rememberLanguage } from "./language-choice.ts";
import * as css from "./offered-language.css.ts";

/** In the offered language, as a visitor who needs it may read no other. */
const texts: Readonly<Record<Locale, { offer: string; dismiss: string }>> = {
  tr: { offer: "Bu sayfa Türkçe olarak da var.", dismiss: "Kapat" },
  en: { offer: "This page is also available in English.", dismiss: "Dismiss" },
  ru: { offer: "Эта страница доступна и на русском языке.", dismiss: "Закрыть" },
  fr: { offer: "Cette page existe aussi en français.", dismiss: "Fermer" },
  ar: { offer: "هذه الصفحة متاحة أيضًا بالعربية.", dismiss: "إغلاق" },
  de: { offer: "Diese Seite gibt es auch auf Deutsch.", dismiss: "Schließen" },
};

/**
 * Offers the page in the visitor's own language, fixed at the foot of the window, so that nothing shifts when it
 * appears. It is fetched only when needed.
 */
export default function OfferedLanguage({ locale, href }: { locale: Locale; href: string }) {
  const { locale: current } = useTranslation();
  // For browsers that refuse to save the choice.
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <aside className={css.offer} lang={locale} dir={directionOf(locale)} aria-label={localeNames[locale]}>
      <p className={css.text}>
        {texts[locale].offer}{" "}
        <a href={href} hrefLang={locale} className={css.link}>
          {localeNames[locale]}
        </a>
      </p>
      <IconButton
        label={texts[locale].dismiss}
        size="small"
        onClick={() => {
          // Staying is a choice as well.
          rememberLanguage(current);
          setDismissed(true);
          announceLanguage(current);
        }}
      >
        <Icon icon={X} size="small" />
      </IconButton>
    </aside>
  );
}
