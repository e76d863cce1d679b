import { isLocale, type Locale } from "@preforma/domain/locales";
import { matchPath } from "@preforma/domain/routes";
import { choiceStorage } from "../../features/consent/choice-storage.ts";
import { languageKey } from "../../platform/offline/storage-keys.ts";

const changed = "language-changed";

/** Calls back when a language is chosen, here or in another tab; returns a function that unsubscribes. */
export function onLanguageChosen(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener("storage", passOn);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener("storage", passOn);
  };
}

/** Dispatches a choice in another tab as the same event. */
function passOn(event: StorageEvent): void {
  if (event.key === languageKey && isLocale(event.newValue)) announceLanguage(event.newValue);
}

/** Saves the visitor's choice of language, which notifies other tabs. Without storage, nothing is saved. */
export function rememberLanguage(locale: Locale): void {
  try {
    choiceStorage().setItem(languageKey, locale);
  } catch {
    // Then it lasts as long as this document.
  }
}

/**
 * Saves a language that was chosen before the page's script ran: only a choice leads from a page of this site to one in
 * another language. Going back or reloading is not a choice.
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

/** Dispatches the window's `language-changed` event. */
export function announceLanguage(locale: Locale): void {
  dispatchEvent(new CustomEvent(changed, { detail: { locale } }));
}

/** The visitor's saved language, else the first of the browser's that the site supports. */
export function preferredLanguage(): Locale | null {
  try {
    const chosen = choiceStorage().getItem(languageKey);
    if (isLocale(chosen)) return chosen;
  } catch {
    // Storage is denied: the browser's languages decide.
  }
  return navigator.languages.map((tag) => tag.toLowerCase().split("-", 1)[0]).find(isLocale) ?? null;
}
