import { pathTo, type PlainRouteName } from "@preforma/domain/routes";
import type { PageContext } from "../loading/page-load.ts";
import { alternatesOfPage } from "../seo/alternates.ts";
import type { HeadData } from "../seo/page-head.tsx";
import type { Crumb } from "../seo/structured-data.tsx";
import type { Namespace } from "../pages/page-table.ts";

/** The head and texts of a page without parameters; the texts are `<namespace>:<name>.title` and so on. */
export interface PlainPage {
  head: HeadData & Required<Pick<HeadData, "alternates">>;
  crumbs: Crumb[];
  title: string;
  lead: string;
  path: string;
}

/** Head, breadcrumb and introduction of a page without parameters. */
export function plainPage(
  name: PlainRouteName,
  namespace: Namespace,
  { locale, t }: Pick<PageContext, "locale" | "t">,
): PlainPage {
  const path = pathTo(name, locale);
  const title = t(`${namespace}:${name}.title`);
  return {
    head: {
      title,
      description: t(`${namespace}:${name}.metaDescription`),
      canonical: path,
      alternates: alternatesOfPage(name),
    },
    crumbs: [
      { title: t("common:navigation.home"), path: pathTo("home", locale) },
      { title, path },
    ],
    title,
    lead: t(`${namespace}:${name}.lead`),
    path,
  };
}
