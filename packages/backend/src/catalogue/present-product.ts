import type { Colour, ProductSummary } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { colourByKey } from "@preforma/domain/vocabulary";
import type { Pictures } from "../media/pictures.ts";
import { familyOf } from "./family.ts";
import type { StoredProduct } from "./load.ts";
import type { CatalogueModel } from "./model.ts";
import { languagesToTell, localeAt, seoTranslations, titleIn } from "./translations.ts";

/** A colour of the vocabulary as the contract has it; null for a key that the vocabulary does not know. */
export function presentColour(key: string | null, locale: Locale): Colour | null {
  const colour = key === null ? undefined : colourByKey(key);
  if (!colour) return null;
  return {
    key: colour.key,
    hex: colour.hex,
    ral: colour.ral,
    transparent: colour.transparent,
    title: colour.titles[locale],
  };
}

/** A product as lists show it, told in one language or, without a wish, in all. */
export function presentProduct(
  product: StoredProduct,
  model: CatalogueModel,
  pictures: Pictures,
  wish: Locale | undefined,
  highlights?: [number, number][],
): ProductSummary {
  const locale = wish ?? "tr";
  return {
    id: product.id,
    code: product.code,
    category_id: product.categoryId,
    is_featured: product.isFeatured,
    translations: languagesToTell(product.titles, wish).map((index) => ({
      language_code: localeAt(index),
      title: product.titles[index] ?? "",
    })),
    seo_translations: seoTranslations(product.titles, product.slugs, wish),
    images: pictures.imagesFor(product, titleIn(product.titles, locale), locale).slice(0, 1),
    default_price:
      product.priceMinor === null || product.currency === null
        ? null
        : { amount_minor: product.priceMinor, currency: product.currency },
    material: product.material,
    volume_ml: product.volumeMl,
    neck_finish: product.neck,
    closure_type: product.closureType,
    family: familyOf(product, model),
    colour: presentColour(product.colourKey, locale),
    minimum_order: product.minimumOrder,
    food_contact: product.foodContact,
    in_stock: product.inStock,
    variant_count:
      product.variantGroup === null ? 1 : (model.variantGroups.get(product.variantGroup)?.length ?? 1),
    ...(highlights && highlights.length > 0 ? { highlights } : {}),
  };
}
