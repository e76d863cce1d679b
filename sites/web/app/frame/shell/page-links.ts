import { matchPath } from "@preforma/domain/routes";
import { documentLocale } from "../../platform/i18n/browser.ts";
import { pages } from "../pages.ts";

/** The link that an event comes from. */
export function anchorOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
}

/** The URL of a link that leads to another page of this document; null for all others. */
export function pageUrl(anchor: HTMLAnchorElement): URL | null {
  // A target, even the page's own, requires a new document.
  if (anchor.target !== "" || anchor.hasAttribute("download")) return null;
  const url = new URL(anchor.href, location.href);
  if (url.origin !== location.origin) return null;
  const match = matchPath(url.pathname);
  if (!match || match.locale !== documentLocale()) return null;
  return pages.some((page) => page.name === match.name) ? url : null;
}
