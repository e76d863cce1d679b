import { productSlug, titleIn, type ProductSummary } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { formatVolume } from "@preforma/domain/vocabulary";
import type { ImageSource } from "@preforma/ui/picture";
import type { ProductCardProps } from "@preforma/ui/product-card";

/** A product as a card shows it; nothing more travels to the browser. */
export type ProductView = { id: number } & Pick<
  ProductCardProps,
  | "href"
  | "title"
  | "code"
  | "image"
  | "facts"
  | "price"
  | "minimumOrder"
  | "variantCount"
  | "foodContact"
  | "highlights"
>;

/** The address of a product. */
export function productPath(
  product: Pick<ProductSummary, "id" | "seo_translations">,
  locale: Locale,
): string {
  return pathTo("product", locale, { id: product.id, slug: productSlug(product, locale) });
}

/** Widths that a card can need, px: two columns on a phone up to a dense screen's four. */
const cardWidths = { smallest: 240, largest: 720 };

/**
 * The picture of a card: its first one, as AVIF in the widths that a card can use. All browsers that the
 * site is built for know AVIF; the fallback is for those that read pages without being browsers.
 */
export function cardImage(images: ProductSummary["images"]): ImageSource | undefined {
  const image = images[0];
  if (!image) return undefined;
  return {
    url: image.thumbnail_image_url,
    width: image.width,
    height: image.height,
    // The title stands beside it.
    alt: "",
    sources: image.sources
      .filter((source) => source.type === "image/avif")
      .map((source) => ({
        type: source.type,
        renditions: source.renditions.filter(
          ({ width }) => width >= cardWidths.smallest && width <= cardWidths.largest,
        ),
      }))
      .filter((source) => source.renditions.length > 0),
  };
}

/** The product as its card shows it. */
export function productView(product: ProductSummary, locale: Locale): ProductView {
  const facts = [
    product.volume_ml === null ? null : formatVolume(product.volume_ml, locale),
    product.neck_finish?.code ?? null,
    product.material,
  ].filter((fact) => fact !== null);
  return {
    id: product.id,
    href: productPath(product, locale),
    title: titleIn(product.translations, locale),
    code: product.code,
    image: cardImage(product.images),
    facts,
    price: product.default_price
      ? { amountMinor: product.default_price.amount_minor, currency: product.default_price.currency }
      : null,
    minimumOrder: product.minimum_order,
    variantCount: product.variant_count,
    foodContact: product.food_contact,
    ...(product.highlights && product.highlights.length > 0 ? { highlights: product.highlights } : {}),
  };
}
