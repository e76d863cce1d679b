import { matchPath, pathTo, translatePath } from "@preforma/domain/routes";
import { switcherLocales, type Locale } from "@preforma/domain/locales";
import { CookieBanner } from "@preforma/ui/cookie-banner";
import { SkipLink } from "@preforma/ui/layout";
import { useEffect, useMemo, type ReactNode } from "react";
import { usePageLocale } from "../../platform/i18n/translations.tsx";
import { useLocation, useMatches } from "react-router";
import { CompareDock } from "../../features/compare/compare-dock.tsx";
import { consentPath } from "../../features/consent/consent-path.ts";
import { followDecision, useAnalytics, useStoredAsAllowed } from "../../features/consent/use-analytics.ts";
import { useChosenPrices } from "../../features/prices/shown-prices.ts";
import { pageKey } from "../../platform/http/page-key.ts";
import { returnField } from "../../platform/http/return-path.ts";
import { lazyHydrated } from "../../platform/loading/lazy-hydrated.tsx";
import { LayOutSoFar } from "../../platform/loading/lay-out-so-far.tsx";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { SignOutNotice } from "../../platform/session/sign-out-notice.tsx";
import { whenIdle } from "../../platform/loading/when-idle.ts";
import { stopWaitingForUse } from "../../platform/loading/when-used.ts";
import { useVisitorSession } from "../../platform/session/use-visitor-session.ts";
import type { HeaderData } from "./page-start.tsx";
import type { HeadData } from "../../platform/seo/page-head.tsx";
import { IntentPrefetch } from "./intent-prefetch.tsx";
import { LanguageOffer } from "../language/language-offer.tsx";
import { useLegalPath } from "../../features/legal/legal-path.ts";
import { NavigationProgress } from "./navigation-progress.tsx";
import { useRootData, type RootData } from "../../platform/loading/root-data.ts";
import { useDocumentNavigation } from "./document-navigation.ts";
import { useReturn } from "./use-return.ts";
import { useTypeface } from "./use-typeface.ts";
import { useContentVisibility } from "./content-visibility.ts";
import * as css from "./shell.css.ts";

/** The fields of a page's data that the shell uses. */
interface PageData extends HeaderData {
  head?: HeadData;
  /** The head of a page for one visitor. */
  page?: { head?: HeadData };
}

interface ShellProps {
  children: ReactNode;
  /** Whether the page does not exist, and so has no other languages. */
  lost?: boolean;
}

const noData: PageData = {};
/** The site only asks for categories that it uses: there are no marketing tools. */
const askedCategories = ["functional"] as const;
const measuredCategories = ["functional", "analytics"] as const;

const Connection = lazyPart<object>(async () => {
  await whenIdle();
  return import("./connection.tsx");
});

// Their styles are in the shared style sheet: see `vite.config.ts`.
const PageStart = lazyHydrated(() => import("./page-start.tsx"), { isFirst: true });
const PageEnd = lazyHydrated(() => import("./page-end.tsx"));

/** Header, footer and the other parts around every page's content. */
export function Shell({ children, lost = false }: ShellProps) {
  const locale = usePageLocale();
  const root = useRootData();
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useDocumentNavigation();
  useContentVisibility();
  useReturn();
  useTypeface();
  useRightClickBlock(root?.settings?.disable_right_click ?? false);
  const page: PageData = matches.at(-1)?.loaderData ?? noData;
  const here = matchPath(pathname)?.name;
  const alternates = (page.head ?? page.page?.head)?.alternates;
  const languages = useMemo(
    () => ({
      hrefs: lost
        ? languageLinks(root, pathTo("home", locale), "", undefined, locale)
        : languageLinks(root, pathname, search, alternates, locale),
      names: Object.fromEntries(root?.languages.map(({ code, name }) => [code, name]) ?? []),
    }),
    [root, lost, pathname, search, alternates, locale],
  );
  const cookiePolicy = useLegalPath("cookie-policy");
  useAnalytics(root?.analytics);
  useStoredAsAllowed();
  useChosenPrices();

  return (
    <>
      <SkipLink target="content" />
      <CookieBanner
        className={css.whole}
        decided={root?.consent !== "open"}
        action={consentPath}
        fields={{ [returnField]: pathname }}
        policyHref={cookiePolicy}
        categories={root?.analytics ? measuredCategories : askedCategories}
        onDecide={(preferences) => followDecision(preferences, root?.analytics ?? null)}
      />
      <NavigationProgress />
      <LanguageOffer hrefs={languages.hrefs} />
      <PageStart page={page} languages={languages} />
      <KnownVisitor visitor={page.visitor} />
      <LayOutSoFar />
      <main id="content" tabIndex={-1} className={css.main}>
        <SignOutNotice />
        {children}
      </main>
      <CompareDock />
      <Connection />
      <IntentPrefetch />
      <PageEnd here={here} />
    </>
  );
}

/** Follows the signed-in customer: fills their hearts before the page is used, and deletes other customers' drafts. */
function KnownVisitor({ visitor }: Pick<HeaderData, "visitor">) {
  const { session } = useVisitorSession();
  const isSignedIn = session !== null;
  useEffect(() => {
    if (isSignedIn) stopWaitingForUse();
  }, [isSignedIn]);
  const owner = visitor?.id;
  useEffect(() => {
    if (owner === undefined) return;
    // Drafts typed before the session is read are the customer's too: the next one must not find them.
    import("../../platform/offline/owner.browser.ts").then(
      ({ removeAllBut }) => removeAllBut(owner),
      () => {},
    );
  }, [owner]);
  return null;
}

/** Honours `disable_right_click`; its code is fetched only where it is on. */
function useRightClickBlock(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    let stop: (() => void) | null = null;
    let gone = false;
    void import("./right-click.ts").then(({ blockRightClick }) => {
      if (!gone) stop = blockRightClick();
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [on]);
}

/**
 * The same page in the available languages, with its query: by its own URLs where slugs differ, else by the route map.
 */
function languageLinks(
  root: RootData | undefined,
  pathname: string,
  search: string,
  alternates: HeadData["alternates"],
  current: Locale,
): Partial<Record<Locale, string>> {
  // Only the cached part of the URL: the rest is not the same for everyone.
  const query = pageKey(new URL(`${pathname}${search}`, "http://localhost")).slice(pathname.length);
  const offered = root?.languages.map(({ code }) => code) ?? switcherLocales;
  return Object.fromEntries(
    // Visitors who read a language that is not available should see which it is.
    [...new Set([...offered, current])].map((locale) => [
      locale,
      `${alternates?.[locale] ?? translatePath(pathname, locale)}${query}`,
    ]),
  );
}
