import { matchPath, pathTo, translatePath } from "@preforma/domain/routes";
import { locales, switcherLocales, type Locale } from "@preforma/domain/locales";
import { SkipLink } from "@preforma/ui/layout";
import { SiteFooter } from "@preforma/ui/site-footer";
import { SiteHeader } from "@preforma/ui/site-header";
import { TopBar } from "@preforma/ui/top-bar";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/translations.tsx";
import { useLocation, useMatches, useNavigate } from "react-router";
import { unpack } from "../loading/packed.ts";
import type { HeadData } from "../seo/page-head.tsx";
import { rememberLanguage } from "./language-choice.ts";
import { LanguageOffer } from "./language-offer.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { useRootData } from "./root-data.ts";
import { markedCategories, shellParts } from "./shell-parts.ts";
import { useDocumentNavigation } from "./document-navigation.ts";
import * as css from "./shell.css.ts";

/** What a page's own data may tell the shell. */
interface PageData {
  head?: HeadData;
  /** Categories from the root down to where the page stands. */
  categoryIds?: readonly number[];
  /** What was searched for. */
  keyword?: string;
}

interface ShellProps {
  children: ReactNode;
  /** There is no page here that other languages could have too. */
  lost?: boolean;
}

const none: never[] = [];

/** Header, footer and what every page needs around its content. */
export function Shell({ children, lost = false }: ShellProps) {
  const { t, locale } = useTranslation();
  const root = useRootData();
  const { pathname } = useLocation();
  const matches = useMatches();
  const navigate = useNavigate();
  useDocumentNavigation();
  const page = unpack((matches.at(-1)?.loaderData ?? {}) as PageData | string as PageData);
  const here = matchPath(pathname)?.name;
  const parts = shellParts(root, here, t, locale);
  const categories = root ? markedCategories(root.categories, page.categoryIds ?? []) : none;
  const homePath = pathTo("home", locale);
  const languages = {
    hrefs: lost
      ? languageLinks(homePath, undefined, locale)
      : languageLinks(pathname, page.head?.alternates, locale),
    onSelect: rememberLanguage,
  };
  const productsPath = pathTo("products", locale);

  return (
    <>
      <SkipLink target="content" />
      <NavigationProgress />
      <LanguageOffer hrefs={languages.hrefs} />
      <section aria-label={t("navigation.service")}>
        <TopBar links={parts.anchors} phone={parts.phones[0]} languages={languages} />
      </section>
      <SiteHeader
        name={t("siteName")}
        homeHref={homePath}
        products={{
          title: t("navigation.products"),
          href: productsPath,
          categories,
          current: here === "products" || here === "product" || here === "category",
        }}
        items={parts.items}
        search={{
          action: productsPath,
          defaultValue: page.keyword,
          onSubmit(event) {
            event.preventDefault();
            const keyword = new FormData(event.currentTarget).get("keyword");
            void navigate(
              `${productsPath}?keyword=${encodeURIComponent(typeof keyword === "string" ? keyword.trim() : "")}`,
            );
          },
        }}
        languages={languages}
        sidebar={{ more: parts.anchors, phones: parts.phones, emails: parts.emails }}
        fixed={root?.settings?.fixed_menu ?? false}
      />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <SiteFooter
        name={t("siteName")}
        about={t("siteDescription")}
        {...parts.footer}
        year={root?.year ?? 2026}
      />
    </>
  );
}

/** The same page in the languages on offer: by its own addresses where slugs differ, else by the route map. */
function languageLinks(
  pathname: string,
  alternates: HeadData["alternates"],
  current: Locale,
): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    locales
      // German is not on offer, but who reads it should see where they are.
      .filter((locale) => switcherLocales.includes(locale) || locale === current)
      .map((locale) => [locale, alternates?.[locale] ?? translatePath(pathname, locale)]),
  );
}
