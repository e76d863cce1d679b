import type { Locale } from "@preforma/domain/locales";
import { localeOf } from "@preforma/domain/routes";
import {
  UNSAFE_createClientRoutes as createClientRoutes,
  type DataRouter,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RouteModules as RouteModules,
} from "react-router";
import { manifestOf } from "../../platform/http/manifest-address.ts";
import { wantsDocument } from "../../platform/loading/document-age.ts";
import { announceLanguage, rememberLanguage } from "./language-choice.ts";
import { documentLocale } from "../../platform/i18n/browser.ts";
import { loadLanguage } from "./other-language.ts";

/** What React Router keeps of itself on the window. */
declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
    __reactRouterManifest?: AssetsManifest;
    __reactRouterRouteModules?: RouteModules;
  }
}

/**
 * Shows the same page in another language (section 4): keeps the choice, fetches the language's texts, goes to `href`
 * with what the present address asks for, by which the document's language and direction follow, and tells whoever
 * listens. Nothing typed into forms is lost. Where any of that fails, the browser asks for the whole document.
 */
export async function changeLanguage(href: string): Promise<void> {
  const target = sameQuestion(new URL(href, location.href));
  const locale = localeOf(target.pathname);
  const { __reactRouterDataRouter: router } = window;
  rememberLanguage(locale);
  try {
    if (!router || wantsDocument()) throw new Error("The document cannot be changed");
    const [hold] = await Promise.all([holding(), loadLanguage(locale), addRoutes(router, locale)]);
    const putBack = hold?.(document);
    await router.navigate(`${target.pathname}${target.search}${target.hash}`, { preventScrollReset: true });
    // The visitor went elsewhere meanwhile.
    if (localeOf(router.state.location.pathname) !== locale) return;
    if (router.state.errors) throw new Error("The page could not be shown in the other language");
    await shownIn(locale);
    putBack?.();
    // A screen reader begins anew, in the voice of the language.
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

/** The address in the other language with the query and the place of the present one, where it has none of its own. */
function sameQuestion(target: URL): URL {
  if (target.search === "") target.search = location.search;
  if (target.hash === "") target.hash = location.hash;
  return target;
}

/** Makes the pages of a language known to the router: a document begins with those of its own language. */
async function addRoutes(router: DataRouter, locale: Locale): Promise<void> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;
  if (!manifest || !modules) throw new Error("The document has no list of pages");
  const isOf = (id: string) => id.endsWith(`.${locale}`);
  if (Object.keys(manifest.routes).some(isOf)) return;
  // The file puts its list in the place of the present one.
  await import(/* @vite-ignore */ manifestOf(manifest.url, locale));
  const other = window.__reactRouterManifest?.routes ?? {};
  window.__reactRouterManifest = manifest;
  const added = Object.fromEntries(Object.entries(other).filter(([id]) => isOf(id)));
  Object.assign(manifest.routes, added);
  router.patchRoutes("root", createClientRoutes(added, modules, null, true, false, "root"));
}
