import {
  categoriesQuery,
  facetedProductsQuery,
  titleIn,
  type ProductSummary,
} from "@preforma/domain/catalogue";
import { articlesQuery, campaignsQuery, certificatesQuery } from "@preforma/domain/content";
import { pathTo } from "@preforma/domain/routes";
import { formatNumber, formatVolume } from "@preforma/domain/vocabulary";
import {
  emptyList,
  categoryPath,
  shortPicture,
  cardImage,
  filterOf,
  listedView,
  readListQuery,
  withProducts,
} from "../catalogue/index.ts";
import { sectors } from "../company/index.ts";
import { slugIn } from "../content/index.ts";
import type { PageContext } from "../../platform/loading/page-load.ts";
import { alternatesOfPage } from "../../platform/seo/alternates.ts";
import type { HeadData } from "../../platform/seo/page-head.tsx";

/** One product of each colour and group first, so that neighbours differ. */
function varied(products: readonly ProductSummary[]): ProductSummary[] {
  const seen = new Set<string>();
  const rounds = [
    (product: ProductSummary) => [`c${product.colour?.key}`, `g${product.category_id}`],
    (product: ProductSummary) => [`g${product.category_id}`],
  ];
  const chosen: ProductSummary[] = [];
  for (const marksOf of rounds) {
    for (const product of products) {
      const marks = marksOf(product);
      if (chosen.includes(product) || marks.some((mark) => seen.has(mark))) continue;
      for (const mark of [`c${product.colour?.key}`, `g${product.category_id}`]) seen.add(mark);
      chosen.push(product);
    }
  }
  return [...chosen, ...products.filter((product) => !chosen.includes(product))];
}

/** Number of entries in each part of the page. */
const counts = { hero: 3, featured: 4, news: 3 };

const pictureOf = (images: ProductSummary["images"]) => {
  const image = cardImage(images);
  return image && shortPicture(image);
};

/** The industries, each with a matching product's picture that no other one shows. */
async function industries({ locale, client, readShared, orElse }: PageContext) {
  const lists = await Promise.all(
    sectors.map(({ search }) => {
      const filter = filterOf({ ...readListQuery(new URLSearchParams(search)), limit: 12 });
      return orElse(readShared(facetedProductsQuery(client, locale, filter)), emptyList(1));
    }),
  );
  const shown = new Set<string>();
  return sectors.map(({ id, page }, place) => {
    const images = lists[place]?.products.flatMap((product) => cardImage(product.images) ?? []) ?? [];
    const image = images.find(({ url }) => !shown.has(url));
    if (image) shown.add(image.url);
    return { id, href: pathTo(page, locale), image: image && shortPicture(image) };
  });
}

/** Current content: the latest news, the campaign that ends first, the valid certificates. */
async function currentContent({ locale, client, read, orElse }: PageContext) {
  const [news, campaigns, certificates] = await Promise.all([
    orElse(read(articlesQuery(client, locale, "news", { limit: counts.news })), null),
    orElse(read(campaignsQuery(client, locale)), []),
    orElse(read(certificatesQuery(client, locale)), []),
  ]);
  const [campaign] = campaigns;
  return {
    news: (news?.items ?? []).map((article) => ({
      id: article.id,
      title: article.translations[0]?.title ?? "",
      date: article.published_at,
      href: pathTo("newsArticle", locale, { id: article.id, slug: slugIn(article, locale) }),
    })),
    campaign: campaign && {
      title: campaign.translations[0]?.title ?? "",
      summary: campaign.translations[0]?.summary ?? "",
      href: pathTo("campaign", locale, { id: campaign.id, slug: slugIn(campaign, locale) }),
    },
    certificates: certificates
      .filter(({ is_valid }) => is_valid)
      .map(({ id, standard, document }) => ({ id, standard, href: document.url })),
  };
}

/** The home page: varied products, the categories, the industries, current content, and the catalogue in figures. */
export async function load(context: PageContext) {
  const { locale, t, client, readShared, orElse } = context;
  const [featured, categories, whole, sectorTiles, current] = await Promise.all([
    orElse(readShared(facetedProductsQuery(client, locale, { is_featured: true, limit: 60 })), emptyList(1)),
    orElse(readShared(categoriesQuery(client, locale)), []),
    orElse(readShared(facetedProductsQuery(client, locale, { limit: 1 })), null),
    industries(context),
    currentContent(context),
  ]);
  const neckCount = whole?.facets.find((facet) => facet.key === "neck")?.values.length ?? 0;
  const colourCount = whole?.facets.find((facet) => facet.key === "colour")?.values.length ?? 0;
  const withPictures = varied(featured.products.filter((product) => product.images.length > 0));
  const roots = withProducts(categories).filter(
    ({ parent_id, is_active }) => parent_id === null && is_active,
  );
  const path = pathTo("home", locale);
  const head: HeadData = {
    title: t("home:metaTitle"),
    description: t("common:siteDescription"),
    canonical: path,
    alternates: alternatesOfPage("home"),
  };
  return {
    head,
    hero: withPictures
      .slice(0, counts.hero)
      .map((product) => ({ id: product.id, image: pictureOf(product.images) })),
    featured: withPictures.slice(0, counts.featured).map((product) => listedView(product, locale)),
    categories: roots.map((category) => ({
      id: category.id,
      title: titleIn(category.translations, locale),
      href: categoryPath(category, locale),
      note: t("common:productCount", {
        count: category.product_count,
        formatted: formatNumber(category.product_count, locale),
      }),
      image: pictureOf(category.category_box_images),
    })),
    sectors: sectorTiles,
    ...current,
    figures:
      whole === null
        ? []
        : [
            { id: "products", value: formatNumber(whole.meta.totalItems, locale) },
            { id: "necks", value: formatNumber(neckCount, locale) },
            { id: "colours", value: formatNumber(colourCount, locale) },
            ...(whole.volume_range
              ? [
                  {
                    id: "range",
                    value: `${formatVolume(whole.volume_range.min, locale)}–${formatVolume(whole.volume_range.max, locale)}`,
                  },
                ]
              : []),
          ],
    locale,
  };
}
