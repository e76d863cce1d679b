import { matchPath, pathTo, translatePath, type RouteName } from "@preforma/domain/routes";
import { switcherLocales, type Locale } from "@preforma/domain/locales";
import { CookieBanner, CookieSettingsLink } from "@preforma/ui/cookie-banner";
import { isAtModalEntry } from "@preforma/ui/dialog";
import { SkipLink } from "@preforma/ui/layout";
import { SiteFooter } from "@preforma/ui/site-footer";
import { QuickContact } from "@preforma/ui/quick-contact";
import { SiteHeader, type SiteHeaderProps } from "@preforma/ui/site-header";
import { Ticker } from "@preforma/ui/ticker";
import { TopBar } from "@preforma/ui/top-bar";
import { useEffect, useMemo, type ReactNode } from "react";
import { usePageLocale, useTranslation } from "../../platform/i18n/translations.tsx";
import { useLocation, useMatches, useNavigate } from "react-router";
import { CompareDock } from "../../features/compare/compare-dock.tsx";
import { consentPath } from "../../features/consent/consent-path.ts";
import { followDecision, useAnalytics, useStoredAsAllowed } from "../../features/consent/use-analytics.ts";
import { PriceChoice } from "../../features/prices/price-choice.tsx";
import { pageKey } from "../../platform/http/page-key.ts";
import { returnField } from "../../platform/http/return-path.ts";
import { hydrateWhenUsed } from "../../platform/loading/lazy-hydrated.tsx";
import { LayOutSoFar } from "../../platform/loading/lay-out-so-far.tsx";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import type { SignedInUser } from "../../platform/loading/visitor-page.ts";
import { SignOutNotice } from "../../platform/session/sign-out-notice.tsx";
import { whenIdle } from "../../platform/loading/when-idle.ts";
import type { HeadData } from "../../platform/seo/page-head.tsx";
import { IntentPrefetch } from "./intent-prefetch.tsx";
import { PrintHeader } from "./print-header.tsx";
import { LanguageOffer } from "../language/language-offer.tsx";
import { useLegalPath } from "../../features/legal/legal-path.ts";
import { NavigationProgress } from "./navigation-progress.tsx";
import { useProductSearch } from "../../features/search/product-search.ts";
import { useRootData, type RootData } from "../../platform/loading/root-data.ts";
import { footerParts, markedCategories, shellParts, type ShellParts } from "./shell-parts.ts";
import { footerLogo, headerLogo } from "./site-logo.tsx";
import { focusPage, useDocumentNavigation } from "./document-navigation.ts";
import { useReturn } from "./use-return.ts";
import { useTypeface } from "./use-typeface.ts";
import { useVisitorTools } from "./use-visitor-tools.ts";
import { useContentVisibility } from "./content-visibility.ts";
import * as css from "./shell.css.ts";

/** What a page's own data may tell the shell. */
interface PageData {
  head?: HeadData;
  /** The head of a page for one visitor. */
  page?: { head?: HeadData };
  /** Categories from the root down to the page's own. */
  categoryIds?: readonly number[];
  /** What was searched for. */
  keyword?: string;
  /** Whom a page for one visitor was made for. */
  visitor?: SignedInUser | null;
}

interface ShellProps {
  children: ReactNode;
  /** There is no page here that other languages could have too. */
  lost?: boolean;
}

const none: never[] = [];
/** What is asked for has something on this site that uses it: no tool for marketing runs. */
const askedCategories = ["functional"] as const;
const measuredCategories = ["functional", "analytics"] as const;

const Connection = lazyPart<object>(async () => {
  await whenIdle();
  return import("./connection.tsx");
});

/** Header, footer and what every page needs around its content. */
export function Shell({ children, lost = false }: ShellProps) {
  const { t, locale } = useTranslation();
  const root = useRootData();
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const navigate = useNavigate();
  useDocumentNavigation();
  useContentVisibility();
  useReturn();
  useTypeface();
  useRightClickBlock(root?.settings?.disable_right_click ?? false);
  const { remember, ...productSearch } = useProductSearch();
  const page = (matches.at(-1)?.loaderData ?? {}) as PageData;
  const here = matchPath(pathname)?.name;
  const parts = useMemo(() => shellParts(root, here, locale), [root, here, locale]);
  const categories = root ? markedCategories(root.categories, page.categoryIds ?? []) : none;
  const homePath = pathTo("home", locale);
  const languages = {
    hrefs: lost
      ? languageLinks(root, homePath, "", undefined, locale)
      : languageLinks(root, pathname, search, (page.head ?? page.page?.head)?.alternates, locale),
    names: Object.fromEntries(root?.languages.map(({ code, name }) => [code, name]) ?? []),
  };
  const productsPath = pathTo("products", locale);
  const cookiePolicy = useLegalPath("cookie-policy");
  useAnalytics(root?.analytics);
  useStoredAsAllowed();

  return (
    <>
      <SkipLink target="content" />
      <PrintHeader phones={parts.phones} emails={parts.emails} />
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
      {root?.notice && <Ticker className={css.whole} items={[{ id: "notice", text: root.notice }]} />}
      <section aria-label={t("navigation.service")} className={css.whole}>
        <TopBar
          links={parts.anchors}
          phones={parts.phones.slice(0, 1)}
          tools={<PriceChoice />}
          languages={languages}
        />
      </section>
      <VisitorHeader
        className={css.whole}
        visitor={page.visitor}
        name={t("siteName")}
        logo={headerLogo(root?.settings)}
        homeHref={homePath}
        products={{
          title: t("navigation.products"),
          href: productsPath,
          categories,
          links: parts.aboutProducts,
          current: here === "products" || here === "product" || here === "category",
        }}
        items={parts.items}
        search={{
          ...productSearch,
          action: productsPath,
          defaultValue: page.keyword,
          onSubmit(event) {
            event.preventDefault();
            const entry = new FormData(event.currentTarget).get("keyword");
            const keyword = typeof entry === "string" ? entry.trim() : "";
            remember(keyword);
            const list = `${productsPath}?keyword=${encodeURIComponent(keyword)}`;
            // From the list itself no other page comes, and the dialog of the search takes the focus away with it.
            void Promise.resolve(navigate(list, { replace: isAtModalEntry() })).then(() => focusPage());
          },
        }}
        languages={languages}
        sidebar={{
          more: parts.anchors,
          tools: <PriceChoice />,
          phones: parts.phones,
          emails: parts.emails,
        }}
        fixed={root?.settings?.fixed_menu ?? false}
      />
      <LayOutSoFar />
      <main id="content" tabIndex={-1} className={css.main}>
        <SignOutNotice />
        {children}
      </main>
      <CompareDock />
      <Connection />
      <IntentPrefetch />
      <PageEnd quickContact={parts.quickContact} here={here} />
    </>
  );
}

interface PageEndProps {
  quickContact: ShellParts["quickContact"];
  here: RouteName | undefined;
}

/** The footer and the tab at the edge of the window. They open, and their links work, without script. */
const PageEnd = hydrateWhenUsed(function PageEnd({ quickContact, here }: PageEndProps) {
  const { t, locale } = useTranslation();
  const root = useRootData();
  const parts = useMemo(() => footerParts(root, here, locale), [root, here, locale]);
  return (
    <>
      {quickContact && <QuickContact {...quickContact} />}
      <SiteFooter
        name={t("siteName")}
        logo={footerLogo(root?.settings, t("siteName"))}
        about={t("siteDescription")}
        {...parts}
        cookieSettings={<CookieSettingsLink />}
        year={root?.year ?? 2026}
      />
    </>
  );
});

/** The header with what it says about the visitor, so that nothing else is rendered again when that becomes known. */
function VisitorHeader({
  visitor,
  ...header
}: Omit<SiteHeaderProps, "favourites" | "cart" | "user"> & Pick<PageData, "visitor">) {
  const locale = usePageLocale();
  const { pathname } = useLocation();
  return <SiteHeader {...header} {...useVisitorTools(visitor, locale, pathname)} />;
}

/** Honours `disable_right_click`; what does it is fetched only where it is on. */
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
 * The same page in the languages on offer, with what it was asked for: by its own addresses where slugs differ, else by
 * the route map.
 */
function languageLinks(
  root: RootData | undefined,
  pathname: string,
  search: string,
  alternates: HeadData["alternates"],
  current: Locale,
): Partial<Record<Locale, string>> {
  // As the page is cached: the other parts of the URL are not the same for everyone.
  const query = pageKey(new URL(`${pathname}${search}`, "http://localhost")).slice(pathname.length);
  const offered = root?.languages.map(({ code }) => code) ?? switcherLocales;
  return Object.fromEntries(
    // Visitors who read a language that is not on offer should see where they are.
    [...new Set([...offered, current])].map((locale) => [
      locale,
      `${alternates?.[locale] ?? translatePath(pathname, locale)}${query}`,
    ]),
  );
}
