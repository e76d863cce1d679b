import { categoriesQuery, productDetailQuery } from "@preforma/domain/catalogue";
import { ApiError } from "@preforma/domain/http";
import { pathTo } from "@preforma/domain/routes";
import { redirect } from "react-router";
import { notFound } from "../../platform/http/not-found-response.ts";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext } from "../../platform/loading/page-load.ts";
import { categoryPath, productPath } from "../catalogue/index.ts";

/** `/urun/{category slug}` and `/urun/{id}` redirect permanently to the full URL. */
async function load(page: PageContext): Promise<never> {
  const slug = page.params["slug"] ?? "";
  const target = await (
    /^[1-9]\d*$/.test(slug) ? productTarget(page, Number(slug)) : categoryTarget(page, slug)
  ).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404 || error.status === 410) throw notFound(error.status);
    // A text that the API refuses is not a slug.
    if (error.status === 400) throw notFound();
    // The category cannot be determined now: the list of all products is the closest page.
    throw redirect(pathTo("products", page.locale), 302);
  });
  throw redirect(`${target}${page.url.search}`, 301);
}

async function productTarget({ client, locale, read }: PageContext, id: number): Promise<string> {
  return productPath(await read(productDetailQuery(client, locale, id)), locale);
}

async function categoryTarget({ client, locale, readShared }: PageContext, slug: string): Promise<string> {
  // Found by its slugs in any language, including former ones.
  const { id } = await client.get<{ id: number }>(`product-categories/by-slug/${encodeURIComponent(slug)}`, {
    query: { languageCode: locale },
  });
  const category = (await readShared(categoriesQuery(client, locale))).find(
    (candidate) => candidate.id === id,
  );
  if (!category) throw notFound();
  return categoryPath(category, locale);
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export default function ShortAddress() {
  return null;
}
