import { pathTo } from "@preforma/domain/routes";
import type { PageContext } from "../loading/page-context.ts";
import { alternatesOfPage } from "../seo/alternates.ts";
import type { HeadData } from "../seo/page-head.tsx";
import type { Crumb } from "../seo/structured-data.tsx";

/** Pages about the company: their texts are translations, so that they load nothing else. */
export type CompanyPageName = "about" | "references" | "contact";

/** Head and breadcrumb of a page about the company. */
export function companyPage(name: CompanyPageName, { locale, t }: PageContext) {
  const path = pathTo(name, locale);
  const title = t(`company:${name}.title`);
  const head: HeadData = {
    title,
    description: t(`company:${name}.metaDescription`),
    canonical: path,
    alternates: alternatesOfPage(name),
  };
  const crumbs: Crumb[] = [
    { title: t("common:navigation.home"), path: pathTo("home", locale) },
    { title, path },
  ];
  return { head, crumbs, title, locale };
}
