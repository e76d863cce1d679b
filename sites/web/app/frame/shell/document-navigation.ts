import { matchPath } from "@preforma/domain/routes";
import { isAtModalEntry } from "@preforma/ui/dialog";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { focusPage, isFocusLost } from "../../platform/page/focus-page.ts";
import { anchorOf, pageUrl } from "./page-links.ts";
import { pictureName } from "../../platform/page/picture-name.ts";
import { stopPostponing } from "../../platform/loading/early-press.ts";
import { isPlainClick } from "../../platform/loading/plain-click.ts";
import { wantsDocument } from "../../platform/loading/wants-document.ts";
import { documentLocale } from "../../platform/i18n/browser.ts";

/**
 * Links are plain anchors: they cost nothing to render or hydrate and work without script. One listener on the document
 * turns those that lead to a page of this site into navigations within the document, including changes of language and
 * links in content.
 *
 * With React Router's `Link` for each, a slow phone is blocked for longer: 300 instead of 156 ms on the home page, 434
 * instead of 316 on a list, 1,028 instead of 451 on a product (medians of three).
 */
export function useDocumentNavigation(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const previous = useRef({ pathname, search });

  useEffect(() => {
    let moving: HTMLElement | null = null;
    const onClick = (event: MouseEvent) => {
      const anchor = !event.defaultPrevented && isPlainClick(event) ? anchorOf(event) : null;
      if (!anchor) return;
      if (leadsToOtherLanguage(anchor)) {
        event.preventDefault();
        // Not as the second argument of `then`: what the bundler adds fails after that.
        import("../language/change-language.ts")
          .then(({ changeLanguage }) => changeLanguage(anchor.href, navigate))
          .catch(() => location.assign(anchor.href));
        return;
      }
      const target = insideTarget(anchor);
      if (!target) return;
      event.preventDefault();
      // The previous one still has it if its page was never shown.
      moving?.style.removeProperty("view-transition-name");
      moving = movingPicture(anchor);
      if (moving) moving.style.viewTransitionName = pictureName;
      // As in browsers, a link to the current page adds no history entry.
      const replace = isAtModalEntry() || anchor.href === location.href;
      void navigate(target, { replace, viewTransition: moving !== null });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);

  // A screen reader and the Tab key continue at the start of the new page, or at the link's fragment.
  useEffect(() => {
    const before = previous.current;
    previous.current = { pathname, search };
    if (before.pathname === pathname) {
      // A list with another filter, for example: a control that stays in view remains in use.
      if (before.search === search || (hash === "" && !isFocusLost())) return;
    } else stopPostponing();
    focusPage(hash);
  }, [pathname, search, hash]);
}

/**
 * The picture of a card that leads to its product: it moves to the product's page, unless reduced motion is preferred.
 */
function movingPicture(anchor: HTMLAnchorElement): HTMLImageElement | null {
  const leadsOn =
    matchPath(anchor.pathname)?.name === "product" && matchPath(location.pathname)?.name !== "product";
  return leadsOn && matchMedia("(prefers-reduced-motion: no-preference)").matches
    ? (anchor.closest("article")?.querySelector("img") ?? null)
    : null;
}

/** Whether a link selects another language of this site; such links have `hreflang`. */
function leadsToOtherLanguage({ hreflang, origin, pathname, target }: HTMLAnchorElement): boolean {
  if (hreflang === "" || target !== "" || origin !== location.origin) return false;
  const match = matchPath(pathname);
  return match !== null && match.locale !== documentLocale();
}

function insideTarget(anchor: HTMLAnchorElement): string | null {
  const url = pageUrl(anchor);
  if (!url || wantsDocument()) return null;
  // The browser handles fragments of this page itself, including the focus.
  if (url.hash !== "" && url.pathname === location.pathname && url.search === location.search) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
