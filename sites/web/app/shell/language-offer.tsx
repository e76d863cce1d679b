import { localeNames, type Locale } from "@preforma/domain/locales";
import { IconButton } from "@preforma/ui/button";
import { Icon } from "@preforma/ui/icon";
import { X } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "../i18n/translations.tsx";
import { onLanguageChosen, preferredLanguage, rememberLanguage } from "./language-choice.ts";
import * as css from "./language-offer.css.ts";

/** Said in the language that is offered, as whoever needs it may read no other. */
const texts: Readonly<Record<Locale, { offer: string; dismiss: string }>> = {
  tr: { offer: "Bu sayfa Türkçe olarak da var.", dismiss: "Kapat" },
  en: { offer: "This page is also available in English.", dismiss: "Dismiss" },
  ru: { offer: "Эта страница доступна и на русском языке.", dismiss: "Закрыть" },
  fr: { offer: "Cette page existe aussi en français.", dismiss: "Fermer" },
  ar: { offer: "هذه الصفحة متاحة أيضًا بالعربية.", dismiss: "إغلاق" },
  de: { offer: "Diese Seite gibt es auch auf Deutsch.", dismiss: "Schließen" },
};

/**
 * Offers the visitor's own language where the page is in another: offered, never forced. It hangs over
 * the foot of the window, so that nothing moves when it appears.
 */
export function LanguageOffer({ hrefs }: { hrefs: Readonly<Partial<Record<Locale, string>>> }) {
  const { locale: current } = useTranslation();
  const preferred = useSyncExternalStore(onLanguageChosen, preferredLanguage, () => null);
  // For browsers that refuse to keep the choice.
  const [dismissed, setDismissed] = useState(false);
  const offered = dismissed || preferred === current ? null : preferred;
  const href = offered && hrefs[offered];
  if (!offered || !href) return null;
  return (
    <aside
      className={css.offer}
      lang={offered}
      dir={offered === "ar" ? "rtl" : "ltr"}
      aria-label={localeNames[offered]}
    >
      <p className={css.text}>
        {texts[offered].offer}{" "}
        <a href={href} hrefLang={offered} className={css.link} onClick={() => rememberLanguage(offered)}>
          {localeNames[offered]}
        </a>
      </p>
      <IconButton
        label={texts[offered].dismiss}
        size="small"
        onClick={() => {
          // To stay is a choice as well.
          rememberLanguage(current);
          setDismissed(true);
        }}
      >
        <Icon icon={X} size="small" />
      </IconButton>
    </aside>
  );
}
