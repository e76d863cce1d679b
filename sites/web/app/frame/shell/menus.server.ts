import type { Locale } from "@preforma/domain/locales";
import { pathTo, type PlainRouteName } from "@preforma/domain/routes";
import type { TFunction } from "i18next";
import { corporatePages } from "../../features/company/index.ts";
import type { LegalLink, Menus } from "../../platform/loading/root-data.ts";
import { pages } from "../pages.ts";

/** The legal texts that visitors look for on every page; one page has all of them. */
const legalKeys: ReadonlySet<string> = new Set([
  "privacy-notice",
  "cookie-policy",
  "terms-of-use",
  "imprint",
]);

/**
 * The menus of a language; `t` is its translator. They are made once, with the frame: in a browser forty texts and
 * paths would lengthen a task of every first view.
 */
export function menusOf(t: TFunction, locale: Locale, legal: readonly LegalLink[]): Menus {
  const link = (name: PlainRouteName, title: string = t(`navigation.${name}`)) => ({
    href: pathTo(name, locale),
    title,
  });
  /** Only existing pages. */
  const links = (...names: readonly PlainRouteName[]) =>
    names.filter((name) => pages.some((page) => page.name === name)).map((name) => link(name));
  const homePath = pathTo("home", locale);
  return {
    anchors: links("news", "announcements", "blog", "faq", "help"),
    corporate: { title: t("navigation.corporate"), links: links(...corporatePages) },
    more: links("references", "contact"),
    aboutProducts: links("services", "campaigns", "ralColours", "compare", "downloads"),
    service: [
      link("products", t("navigation.allProducts")),
      { href: `${homePath}#katalog`, title: t("navigation.catalogue") },
      { href: `${homePath}#medya`, title: t("navigation.media") },
      ...links("services", "ralColours", "compare", "downloads", "faq", "help"),
    ],
    orders: links("campaigns", "cart", "accountOrders", "favorites", "bankAccounts"),
    company: links(...corporatePages, "references", "news", "announcements", "blog", "contact"),
    legal: [
      ...legal
        .filter(({ key }) => legalKeys.has(key))
        .map(({ slug, title }) => ({ href: `${pathTo("legalDocuments", locale)}#${slug}`, title })),
      ...links("legalDocuments"),
    ],
  };
}
