import { productSlug } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import type { Db } from "../database/schema.ts";
import type { Image } from "../media/pictures.ts";
import type { CatalogueServices } from "./services.ts";
import type { StoredProduct } from "./load.ts";
import { seoTranslations, titleIn } from "./translations.ts";

/** The product fields that a line of a cart, an order or a request shows, in a language. */
export interface ProductPreview {
  /** Empty, like the slug, for a product that is not in the catalogue. */
  title: string;
  slug: string;
  /** Its first picture. */
  image: Image | null;
}

/** The preview of a catalogue product; null stands for one that is not, or no longer, in the catalogue. */
export function previewOf(
  product: StoredProduct | null | undefined,
  media: CatalogueServices["media"],
  locale: Locale,
): ProductPreview {
  if (!product) return { title: "", slug: "", image: null };
  const title = titleIn(product.titles, locale);
  return {
    title,
    slug: productSlug({ seo_translations: seoTranslations(product.titles, product.slugs, locale) }, locale),
    image: media.imagesFor(product, title, locale)[0] ?? null,
  };
}

/** Previews of products in the current catalogue, by id. */
export function previewsIn(
  services: CatalogueServices,
  locale: Locale,
): (productId: number) => ProductPreview {
  const { products } = services.catalogue();
  return (productId) => previewOf(products.get(productId), services.media, locale);
}

/** Article codes by product, also of products that are no longer in the catalogue. */
export async function articleCodes(db: Db, productIds: readonly number[]): Promise<Map<number, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("products")
    .select(["id", "code"])
    .where("id", "in", [...new Set(productIds)])
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}
