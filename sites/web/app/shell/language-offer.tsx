import type { Locale } from "@preforma/domain/locales";
import { useSyncExternalStore } from "react";
import { useTranslation } from "../i18n/translations.tsx";
import { laterPart } from "../loading/later-part.tsx";
import { onLanguageChosen, preferredLanguage } from "./language-choice.ts";

const OfferedLanguage = laterPart(() => import("./offered-language.tsx"));

/** Offers the visitor's own language where the page is in another: offered, never forced. */
export function LanguageOffer({ hrefs }: { hrefs: Readonly<Partial<Record<Locale, string>>> }) {
  const { locale } = useTranslation();
  const preferred = useSyncExternalStore(onLanguageChosen, preferredLanguage, () => null);
  const href = preferred && preferred !== locale && hrefs[preferred];
  return href && <OfferedLanguage locale={preferred} href={href} />;
}
