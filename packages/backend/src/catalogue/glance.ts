import { productSlug } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import type { Db } from "../database/schema.ts";
import type { Image } from "../media/pictures.ts";
import type { CatalogueServices } from "./services.ts";
import type { StoredProduct } from "./load.ts";
import { seoTranslations, titleIn } from "./translations.ts";

/** What a line of a cart, an order or a request shows of a product in a language. */
export interface ProductGlance {
  /** Empty, like the slug, for what is not in the catalogue. */
  title: string;
  slug: string;
  /** Its first picture. */
  image: Image | null;
}

/** Looks at a product of the catalogue; null means one that is not in it, or no longer. */
export function glanceAt(
  product: StoredProduct | null | undefined,
  media: CatalogueServices["media"],
  locale: Locale,
): ProductGlance {
  if (!product) return { title: "", slug: "", image: null };
  const title = titleIn(product.titles, locale);
  return {
    title,
    slug: productSlug({ seo_translations: seoTranslations(product.titles, product.slugs, locale) }, locale),
    image: media.imagesFor(product, title, locale)[0] ?? null,
  };
}

/** Looks at products of the current catalogue, by their ids. */
export function glancesIn(services: CatalogueServices, locale: Locale): (productId: number) => ProductGlance {
  const { products } = services.catalogue();
  return (productId) => glanceAt(products.get(productId), services.media, locale);
}

/** Codes of articles by product, also of those that are no longer in the catalogue. */
export async function articleCodes(db: Db, productIds: readonly number[]): Promise<Map<number, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("products")
    .select(["id", "code"])
    .where("id", "in", [...new Set(productIds)])
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}
