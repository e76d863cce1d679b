import { productDetailQuery } from "@preforma/domain/catalogue";
import { ApiError } from "@preforma/domain/http";
import { defaultLocale, isLocale, type Locale } from "@preforma/domain/locales";
import { commentsQuery } from "@preforma/domain/reviews";
import { isSamePath, idOf } from "@preforma/domain/routes";
import { siteSettingsQuery } from "@preforma/domain/settings";
import { redirect } from "react-router";
import { pageNumber } from "../../platform/loading/page-number.ts";
import { productPath } from "../catalogue/index.ts";
import { productInColour, loadRalOption } from "../colours/index.ts";
import { notFound } from "../../platform/http/not-found-response.ts";
import type { PageContext } from "../../platform/loading/page-load.ts";
import { alternatesOf, type Slugs } from "../../platform/seo/alternates.ts";
import type { HeadData } from "../../platform/seo/page-head.tsx";
import { shareImage } from "../../platform/seo/share-image.ts";
import { quantityAsked } from "./logistics-view.ts";
import { fittingQuery, similarQuery } from "./neighbours.ts";
import { isWholeTable } from "./order-table-view.ts";
import { productPageView } from "./product-page-view.ts";

/** A product with its neighbours, its reviews and its category path. */
export async function load({ locale, url, params, t, client, read, readShared, orElse }: PageContext) {
  const id = idOf(params["id"]);
  if (id === null) throw notFound();
  const reviewPage = pageNumber(url);
  const ral = await chosenRal(url, locale);
  const [product, accessories, recommended, comments, rates] = await Promise.all([
    read(productDetailQuery(client, locale, id)).catch((error: unknown) => {
      throw error instanceof ApiError && (error.status === 404 || error.status === 410)
        ? notFound(error.status)
        : error;
    }),
    // The page is shown without its neighbours where the API fails.
    orElse(read(fittingQuery(client, locale, id)), []).catch(() => []),
    orElse(read(similarQuery(client, locale, id)), []).catch(() => []),
    orElse(read(commentsQuery(client, id, reviewPage)), null).catch(() => null),
    // In Türkiye prices are in lira.
    locale === defaultLocale
      ? null
      : readShared(siteSettingsQuery(client)).then(
          (settings) => settings.indicative_rates,
          () => null,
        ),
  ]);
  if (reviewPage > 1 && comments && reviewPage > comments.totalPages) throw notFound();
  const path = productPath(product, locale);
  if (!isSamePath(path, url.pathname)) throw redirect(`${path}${url.search}`, 301);

  const view = productPageView(
    ral ? productInColour(product, ral) : product,
    {
      accessories,
      recommended,
      comments,
      rates,
      quantity: quantityAsked(url),
      isWholeTable: isWholeTable(url),
    },
    { locale, t },
  );
  const slugs: Slugs = Object.fromEntries(
    product.seo_translations
      .filter((entry) => entry.is_active && isLocale(entry.language_code))
      .map((entry) => [entry.language_code, entry.slug]),
  );
  const head: HeadData = {
    title: view.title,
    description: t("product:metaDescription", {
      title: view.title,
      code: view.code,
      facts: view.facts.join(", "),
    }),
    canonical: path,
    alternates: alternatesOf("product", id, slugs),
    type: "product",
    image: shareImage("products", id, locale, view.title),
  };
  return { head, categoryIds: product.category_path.map((category) => category.id), ral, view };
}

/** The RAL colour in which the URL shows the product: the page of the collection links here with it. */
async function chosenRal(
  url: URL,
  locale: Locale,
): Promise<{ code: string; title: string; hex: string } | null> {
  const code = url.searchParams.get("ral");
  if (code === null) return null;
  // Loaded on demand: hundreds of names in six languages, which few need.
  const { ralOption } = await loadRalOption();
  const option = ralOption(code, locale);
  return option && { code, title: option.title, hex: option.hex };
}
