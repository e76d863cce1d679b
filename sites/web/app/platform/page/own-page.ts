import { pathTo, type PlainRouteName } from "@preforma/domain/routes";
import type { PageContext } from "../loading/page-load.ts";
import type { Namespace } from "../pages/page-table.ts";
import { alternatesOfPage } from "../seo/alternates.ts";
import type { HeadData } from "../seo/page-head.tsx";

/** The head and title of a page for one visitor. No search engine may list any of them. */
export interface OwnPage {
  head: HeadData;
  title: string;
}

/** Head and title of such a page, from the texts under the route's name. */
export function ownPage(
  name: PlainRouteName,
  namespace: Namespace,
  { locale, t }: Pick<PageContext, "locale" | "t">,
): OwnPage {
  const title = t(`${namespace}:${name}.title`);
  return {
    title,
    head: {
      title,
      description: t(`${namespace}:${name}.description`),
      canonical: pathTo(name, locale),
      alternates: alternatesOfPage(name),
      unlisted: true,
    },
  };
}
