import { matchPath, pathTo, translatePath } from "@preforma/domain/routes";
import { locales, switcherLocales, type Locale } from "@preforma/domain/locales";
import { SkipLink } from "@preforma/ui/layout";
import type { NavigationCategory } from "@preforma/ui/navigation";
import { SiteFooter } from "@preforma/ui/site-footer";
import { SiteHeader } from "@preforma/ui/site-header";
import { TopBar } from "@preforma/ui/top-bar";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "../i18n/translations.tsx";
import { useLocation, useMatches, useNavigate } from "react-router";
import { unpack } from "../loading/packed.ts";
import type { HeadData } from "../seo/page-head.tsx";
import { rememberLanguage } from "./language-choice.ts";
import { LanguageOffer } from "./language-offer.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { useRootData, type ShellSettings } from "./root-data.ts";
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
  const categories = useMemo(
    () => (root?.categories ?? []).map((category) => marked(category, page.categoryIds ?? [])),
    [root?.categories, page.categoryIds],
  );
  const homePath = pathTo("home", locale);
  const languages = {
    hrefs: lost
      ? languageLinks(homePath, undefined, locale)
      : languageLinks(pathname, page.head?.alternates, locale),
    onSelect: rememberLanguage,
  };
  const contact = contactOf(root?.settings ?? null);
  const link = (name: "about" | "references" | "contact" | "products", title: string) => ({
    href: pathTo(name, locale),
    title,
    current: here === name,
  });
  const about = link("about", t("navigation.about"));
  const references = link("references", t("navigation.references"));
  const contactLink = link("contact", t("navigation.contact"));
  const productsPath = pathTo("products", locale);
  const anchors = [
    { href: `${homePath}#katalog`, title: t("navigation.catalogue") },
    { href: `${homePath}#medya`, title: t("navigation.media") },
  ];

  return (
    <>
      <SkipLink target="content" />
      <NavigationProgress />
      <LanguageOffer hrefs={languages.hrefs} />
      <section aria-label={t("navigation.service")}>
        <TopBar links={anchors} phone={contact.phones[0]} languages={languages} />
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
        items={[about, references, contactLink]}
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
        sidebar={{ more: anchors, phones: contact.phones, emails: contact.emails }}
        fixed={root?.settings?.fixed_menu ?? false}
      />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <SiteFooter
        name={t("siteName")}
        about={t("siteDescription")}
        service={[link("products", t("navigation.allProducts")), ...anchors]}
        orders={[]}
        company={[about, references, contactLink]}
        // The first of each; the contact page has them all.
        addresses={contact.addresses.slice(0, 1)}
        phones={contact.phones.slice(0, 2)}
        emails={contact.emails.slice(0, 2)}
        hours={{ weekdays: ["09:00", "18:00"], saturday: ["09:00", "12:00"] }}
        social={contact.social}
        year={root?.year ?? 2026}
      />
    </>
  );
}

function marked(category: NavigationCategory, ids: readonly (number | string)[]): NavigationCategory {
  if (ids.length === 0) return category;
  return {
    ...category,
    current: ids.includes(category.id),
    children: category.children.map((child) => marked(child, ids)),
  };
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

function contactOf(settings: ShellSettings | null) {
  const { phone = [], email = [], address = [] } = settings?.contact_info ?? {};
  return {
    phones: phone.map(({ value }) => ({ text: value, href: `tel:${value.replaceAll(/[^+\d]/g, "")}` })),
    emails: email.map(({ value }) => value),
    addresses: address.map(({ value }) => value),
    social: (settings?.social_media_links ?? []).map(({ media_name, url, alt }) => ({
      name: media_name,
      href: url,
      label: alt,
    })),
  };
}
