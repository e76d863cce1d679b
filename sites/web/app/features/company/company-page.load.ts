import { certificatesQuery, companyPageQuery, referencesQuery } from "@preforma/domain/content";
import { ApiError } from "@preforma/domain/http";
import { matchPath, pathTo, type PlainRouteName } from "@preforma/domain/routes";
import { offeredProducts } from "../catalogue/index.ts";
import { foreign } from "../content/index.ts";
import { notFound } from "../../platform/http/not-found-response.ts";
import type { PageContext } from "../../platform/loading/page-load.ts";
import { alternatesOfPage } from "../../platform/seo/alternates.ts";
import type { HeadData } from "../../platform/seo/page-head.tsx";
import type { Crumb } from "../../platform/seo/structured-data.tsx";
import { buyerPages, companyPages, isCompanyPage } from "./company-pages.ts";
import { corporatePages } from "./corporate-pages.ts";
import { referenceLogos } from "./reference-logos.ts";
import { sectors } from "./sectors.ts";

/** Loads the company page of the current route: its content, and the products, references or certificates for it. */
export async function load(context: PageContext) {
  const { locale, t, client, read, url } = context;
  const name = matchPath(url.pathname)?.name;
  if (!isCompanyPage(name)) throw notFound();
  const sector = sectors.find(({ page }) => page === name);
  const content = await read(companyPageQuery(client, locale, companyPages[name])).catch((error: unknown) => {
    // Menus link to the page, so it is shown with a note that its text is not written yet.
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  const text = content?.translations[0];
  const label = sector ? t(`services:sectors.${sector.id}.title`) : t(`common:navigation.${name}`);
  const title = text?.title ?? label;
  const path = pathTo(name, locale);
  const [offered, references, certificates] = await Promise.all([
    offeredProducts(context, content?.product_filter),
    // If these cannot be read, the page still shows the text.
    sector ? read(referencesQuery(client, locale)).catch(() => []) : [],
    name === "quality" || name === "downloads" ? read(certificatesQuery(client, locale)).catch(() => []) : [],
  ]);
  const head: HeadData & Required<Pick<HeadData, "alternates">> = {
    title,
    description: text?.summary || t("company:companyPage.metaDescription", { title }),
    canonical: path,
    alternates: alternatesOfPage(name),
  };
  const crumbs: Crumb[] = [
    { title: t("common:navigation.home"), path: pathTo("home", locale) },
    ...(sector ? [{ title: t("company:references.title"), path: pathTo("references", locale) }] : []),
    { title: label, path },
  ];
  const link = (page: PlainRouteName, linkTitle: string) => ({
    href: pathTo(page, locale),
    title: linkTitle,
    current: page === name,
  });
  const siblings: readonly PlainRouteName[] = corporatePages.some((page) => page === name)
    ? corporatePages
    : buyerPages;
  return {
    head,
    crumbs,
    title,
    path,
    lead: text?.summary ?? "",
    html: text?.body ?? null,
    ...(text ? foreign(text.language_code, locale) : {}),
    siblings: sector
      ? sectors.map(({ id, page }) => link(page, t(`services:sectors.${id}.title`)))
      : siblings.map((page) => link(page, t(`common:navigation.${page}`))),
    logos: sector ? referenceLogos(references, sector.id) : [],
    certificates: certificates
      .filter(({ is_valid }) => is_valid)
      .map(({ id, standard, document, translations: [entry] }) => ({
        id,
        standard,
        title: entry?.title ?? "",
        href: document.url,
      })),
    ...offered,
  };
}
