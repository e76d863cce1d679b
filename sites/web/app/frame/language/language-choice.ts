import { isLocale, type Locale } from "@preforma/domain/locales";
import { matchPath } from "@preforma/domain/routes";
import { choiceStorage } from "../../features/consent/choice-storage.ts";

const key = "preforma.language";

const changed = "language-changed";

/** Calls back when a language is chosen, here or in another tab; returns how to stop that. */
export function onLanguageChosen(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener("storage", passOn);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener("storage", passOn);
  };
}

/** What was chosen in another tab is told here by the same event. */
function passOn(event: StorageEvent): void {
  if (event.key === key && isLocale(event.newValue)) announceLanguage(event.newValue);
}

/** Keeps the language that the visitor has chosen, of which other tabs hear. Where storage is refused, nothing is kept. */
export function rememberLanguage(locale: Locale): void {
  try {
    choiceStorage().setItem(key, locale);
  } catch {
    // Then it holds for this document.
  }
}

/**
 * Keeps a language that was chosen before the page could hear of it: only a choice leads from a page of this site to
 * one in another language. Coming back or loading anew is none.
 */
export function rememberFollowed(locale: Locale): void {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const from = URL.parse(document.referrer);
  if (arrival?.type !== "navigate" || from?.origin !== location.origin) return;
  const page = matchPath(from.pathname);
  if (page === null || page.locale === locale) return;
  rememberLanguage(locale);
  announceLanguage(locale);
}

/** Broadcasts that a language has been chosen, as `language-changed` of the window. */
export function announceLanguage(locale: Locale): void {
  dispatchEvent(new CustomEvent(changed, { detail: { locale } }));
}

/** The language that the visitor has chosen, else the first of the browser's that the site speaks. */
export function preferredLanguage(): Locale | null {
  try {
    const chosen = choiceStorage().getItem(key);
    if (isLocale(chosen)) return chosen;
  } catch {
    // Storage is refused: the browser's languages still speak.
  }
  return navigator.languages.map((tag) => tag.toLowerCase().split("-", 1)[0]).find(isLocale) ?? null;
}
