import type { Locale } from "@preforma/domain/locales";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useHasScript } from "../../platform/loading/has-script.ts";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { whenIdle } from "../../platform/loading/when-idle.ts";
import { onLanguageChosen, preferredLanguage, rememberFollowed } from "./language-choice.ts";

const OfferedLanguage = lazyPart(async () => {
  await whenIdle();
  return import("./offered-language.tsx");
});

const noLanguage = () => null;

/** Offers the visitor's own language where the page is in another: offered, never forced. */
export function LanguageOffer({ hrefs }: { hrefs: Readonly<Partial<Record<Locale, string>>> }) {
  const { locale } = useTranslation();
  // Once per document: later choices arrive as events.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  useEffect(() => rememberFollowed(locale), []);
  const hasScript = useHasScript();
  const preferred = useSyncExternalStore(
    onLanguageChosen,
    hasScript ? preferredLanguage : noLanguage,
    noLanguage,
  );
  const href = preferred && preferred !== locale && hrefs[preferred];
  return href && <OfferedLanguage locale={preferred} href={href} />;
}
