import { productSlug, titleIn, type Availability, type ProductSummary } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { availabilityText, canBeOrdered } from "@preforma/domain/shop";
import { formatVolume, materialShort, neckTitle } from "@preforma/domain/vocabulary";
import type { ImageSource } from "@preforma/ui/picture";
import type { ProductCardProps } from "@preforma/ui/product-card";
import { avifOf } from "./avif-of.ts";
import { shortPicture, type CardPicture } from "./card-picture.ts";

/** The fields of a product that a card shows; no others are sent to the browser. */
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
  | "availability"
  | "highlights"
>;

/** The same as it is serialised in a list. */
export type ListedView = Omit<ProductView, "image"> & { image?: CardPicture };

/** The URL of a product. */
export function productPath(
  product: Pick<ProductSummary, "id" | "seo_translations">,
  locale: Locale,
): string {
  return pathTo("product", locale, { id: product.id, slug: productSlug(product, locale) });
}

/** Widths that a card can need, px: two columns on a phone up to a dense screen's four. */
const cardWidths = { smallest: 240, largest: 720 };

/** The picture of a card: the product's first one, in the widths that a card can use. */
export function cardImage(images: ProductSummary["images"]): ImageSource | undefined {
  const image = images[0];
  if (!image) return undefined;
  return {
    url: image.thumbnail_image_url,
    width: image.width,
    height: image.height,
    // The title is beside it, so the picture is decorative.
    alt: "",
    sources: avifOf(image.sources, cardWidths),
  };
}

/** The properties that family drawings share; the size is that of their `viewBox`. */
const drawing = { width: 240, height: 300, alt: "", sources: [], drawn: true };

/** The drawing of a product's family, shown where the product has no picture. */
export function familyDrawing({ family }: Pick<ProductSummary, "family">): ImageSource {
  return { url: `/families/${family ?? "box"}.svg`, ...drawing };
}

/** The picture of a product's card; without one, the drawing of its family. */
export function productImage(product: Pick<ProductSummary, "images" | "family">): ImageSource {
  return cardImage(product.images) ?? familyDrawing(product);
}

/** The text on a product's availability; it is emphasised where the product cannot be ordered now. */
export const availabilityView = (
  availability: Availability,
  locale: Locale,
): { text: string; canBeOrdered: boolean } => ({
  text: availabilityText(availability, locale),
  canBeOrdered: canBeOrdered(availability),
});

/** The product as its card shows it. */
export function productView(product: ProductSummary, locale: Locale): ProductView {
  const facts = [
    product.volume_ml === null ? null : formatVolume(product.volume_ml, locale),
    product.neck_finish && neckTitle(product.neck_finish, locale),
    product.material && materialShort(product.material, locale),
  ].filter((fact) => fact !== null);
  return {
    id: product.id,
    href: productPath(product, locale),
    title: titleIn(product.translations, locale),
    code: product.code,
    image: productImage(product),
    facts,
    price: product.default_price
      ? { amountMinor: product.default_price.amount_minor, currency: product.default_price.currency }
      : null,
    minimumOrder: product.minimum_order,
    variantCount: product.variant_count,
    ...(product.food_contact ? { foodContact: true } : {}),
    ...(product.availability ? { availability: availabilityView(product.availability, locale) } : {}),
    ...(product.highlights && product.highlights.length > 0 ? { highlights: product.highlights } : {}),
  };
}

/** The product for a list in its page's data. */
export function listedView(product: ProductSummary, locale: Locale): ListedView {
  const { image, ...view } = productView(product, locale);
  return image ? { ...view, image: shortPicture(image) } : view;
}
