import type { Locale } from "@preforma/domain/locales";
import { localeOf, translatePath } from "@preforma/domain/routes";
import type { NavigateFunction } from "react-router";
import { wantsDocument } from "../../platform/loading/wants-document.ts";
import { announceLanguage, rememberLanguage } from "./language-choice.ts";
import { documentLocale } from "../../platform/i18n/browser.ts";
import { loadLanguage } from "./other-language.ts";

/**
 * Shows the same page in another language (section 4): saves the choice, fetches the language's texts, goes to `href`
 * with the query of the present URL, so that the document's language and direction follow, and tells listeners.
 * Nothing typed into forms is lost. Where any of that fails, the browser asks for the whole document.
 */
export async function changeLanguage(href: string, navigate: NavigateFunction): Promise<void> {
  const target = sameQuestion(new URL(href, location.href));
  const locale = localeOf(target.pathname);
  rememberLanguage(locale);
  try {
    if (wantsDocument()) throw new Error("The document cannot be changed");
    const [hold] = await Promise.all([holding(), loadLanguage(locale)]);
    const putBack = hold?.(document);
    await navigate(`${target.pathname}${target.search}${target.hash}`, { preventScrollReset: true });
    // The visitor went elsewhere meanwhile.
    if (localeOf(location.pathname) !== locale) return;
    await shownIn(locale);
    putBack?.();
    // A screen reader starts again, in the voice of the language.
    document.getElementById("content")?.focus({ preventScroll: true });
    announceLanguage(locale);
  } catch {
    announceLanguage(locale);
    location.assign(target);
  }
}

/** What holds the forms meanwhile, where there is one to fill in: its code is then part of the page already. */
async function holding(): Promise<((document: Document) => () => void) | null> {
  const field = 'form[method="post"] :is(input:not([type="hidden"]), textarea, select)';
  return document.querySelector(field) ? (await import("./hold-forms.ts")).holdForms : null;
}

/** Waits until the page is drawn in the language: the router is there before React is. */
async function shownIn(locale: Locale): Promise<void> {
  if (documentLocale() !== locale)
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement, { attributeFilter: ["lang"] });
    });
  // What parts of the page do once they are drawn comes first.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/**
 * The address in the other language with the query and the place of the present one, where it has none. The page that
 * sign-in leads back to is in that language too.
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
