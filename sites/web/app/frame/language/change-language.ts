import type { Locale } from "@preforma/domain/locales";
import { localeOf, translatePath } from "@preforma/domain/routes";
import type { NavigateFunction } from "react-router";
import { wantsDocument } from "../../platform/loading/wants-document.ts";
import { announceLanguage, rememberLanguage } from "./language-choice.ts";
import { documentLocale } from "../../platform/i18n/browser.ts";
import { focusPage } from "../../platform/page/focus-page.ts";
import { loadLanguage } from "./other-language.ts";

/**
 * Shows the same page in another language (section 4): saves the choice, fetches the language's texts, navigates to
 * `href` with the current query, so that the document's language and direction follow, and notifies listeners. Form
 * input is preserved. Where any of that fails, the browser loads the whole document.
 */
export async function changeLanguage(href: string, navigate: NavigateFunction): Promise<void> {
  const target = sameQuestion(new URL(href, location.href));
  const locale = localeOf(target.pathname);
  rememberLanguage(locale);
  try {
    if (wantsDocument()) throw new Error("The document cannot be changed");
    const [capture] = await Promise.all([captureFunction(), loadLanguage(locale)]);
    const restore = capture?.(document);
    await navigate(`${target.pathname}${target.search}${target.hash}`, { preventScrollReset: true });
    // The visitor has navigated elsewhere meanwhile.
    if (localeOf(location.pathname) !== locale) return;
    await shownIn(locale);
    restore?.();
    // A screen reader starts again, with the language's voice.
    focusPage();
    announceLanguage(locale);
  } catch {
    announceLanguage(locale);
    location.assign(target);
  }
}

/** The function that preserves forms meanwhile, where the page has any: its code is then part of the page already. */
async function captureFunction(): Promise<((document: Document) => () => void) | null> {
  const field = 'form[method="post"] :is(input:not([type="hidden"]), textarea, select)';
  return document.querySelector(field) ? (await import("./capture-form-input.ts")).captureFormInput : null;
}

/** Waits until the page is rendered in the language: the router finishes before React does. */
async function shownIn(locale: Locale): Promise<void> {
  if (documentLocale() !== locale)
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement, { attributeFilter: ["lang"] });
    });
  // Effects of the page's parts run first.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/**
 * The URL in the other language with the current query and fragment, where it has none. The page that sign-in returns
 * to is translated too.
 */
function sameQuestion(target: URL): URL {
  if (target.search === "") {
    target.search = location.search;
    const back = target.searchParams.get("callbackUrl");
    if (back?.startsWith("/"))
      target.searchParams.set("callbackUrl", translatePath(back, localeOf(target.pathname)));
  }
  if (target.hash === "") target.hash = location.hash;
  return target;
}
