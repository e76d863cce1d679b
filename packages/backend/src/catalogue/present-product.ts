import type {
  Availability,
  ClosureType,
  Colour,
  ProductFamily,
  ProductSummary,
} from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import {
  availabilityOf,
  isInStock,
  type PriceBreak,
  priceSteps,
  type QuantityRule,
  smallestQuantity,
  unitPriceAt,
} from "@preforma/domain/shop";
import { colourByKey } from "@preforma/domain/vocabulary";
import type { StoredProduct } from "./load.ts";
import type { CatalogueServices } from "./services.ts";
import { languagesFor, localeAt, seoTranslations, titleIn } from "./translations.ts";
import type { CatalogueModel } from "./model.ts";

/** A colour of the vocabulary in the contract's form; null for a key that the vocabulary does not know. */
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

const quantityRuleOf = ({ minimumOrder, cartonQuantity }: StoredProduct): QuantityRule => ({
  minimum_order: minimumOrder,
  carton_quantity: cartonQuantity,
});

/** The net unit price of the smallest order; null for products offered on request. */
export function presentPrice(product: StoredProduct): ProductSummary["default_price"] {
  const { priceMinor, currency, priceBreaks: breaks } = product;
  if (priceMinor === null || currency === null) return null;
  const smallest = smallestQuantity(quantityRuleOf(product));
  return { amount_minor: unitPriceAt(smallest, { amount_minor: priceMinor, breaks }), currency };
}

/** The lower prices of larger quantities; empty if there are none. */
export function presentPriceBreaks(product: StoredProduct): { price_breaks?: PriceBreak[] } {
  if (product.priceMinor === null || product.priceBreaks.length === 0) return {};
  const price = { amount_minor: product.priceMinor, breaks: product.priceBreaks };
  const [, ...lower] = priceSteps(price, quantityRuleOf(product));
  return lower.length === 0 ? {} : { price_breaks: lower };
}

/** Whether and when its smallest order is available, as the shop's settings present it. */
export const presentAvailability = (
  product: StoredProduct,
  { settings }: Pick<CatalogueServices, "settings">,
): Availability | null =>
  availabilityOf(product.supply, quantityRuleOf(product), { display: settings().stock_display });

/** A product as lists show it, in one language or, without one, in all. */
export function presentProduct(
  product: StoredProduct,
  services: Pick<CatalogueServices, "catalogue" | "media" | "settings">,
  requested: Locale | undefined,
  highlights?: [number, number][],
): ProductSummary {
  const locale = requested ?? "tr";
  const model = services.catalogue();
  return {
    id: product.id,
    code: product.code,
    category_id: product.categoryId,
    is_featured: product.isFeatured,
    translations: languagesFor(product.titles, requested).map((index) => ({
      language_code: localeAt(index),
      title: product.titles[index] ?? "",
    })),
    seo_translations: seoTranslations(product.titles, product.slugs, requested),
    images: services.media.imagesFor(product, titleIn(product.titles, locale), locale).slice(0, 1),
    default_price: presentPrice(product),
    material: product.material,
    volume_ml: product.volumeMl,
    neck_finish: product.neck,
    closure_type: product.closureType,
    family: familyOf(product, model),
    colour: presentColour(product.colourKey, locale),
    minimum_order: product.minimumOrder,
    food_contact: product.foodContact,
    in_stock: isInStock(product.supply.stock, quantityRuleOf(product)),
    availability: presentAvailability(product, services),
    variant_count:
      product.variantGroup === null ? 1 : (model.variantGroups.get(product.variantGroup)?.length ?? 1),
    ...(highlights && highlights.length > 0 ? { highlights } : {}),
  };
}

const byClosure: Readonly<Record<ClosureType, ProductFamily>> = {
  screw_cap: "cap",
  flip_top: "cap",
  disc_top: "cap",
  push_pull: "cap",
  tamper_evident_cap: "cap",
  child_resistant_cap: "cap",
  overcap: "cap",
  plug: "cap",
  roll_on: "cap",
  jar_lid: "lid",
  bucket_lid: "lid",
  lotion_pump: "pump",
  foam_pump: "pump",
  mist_sprayer: "sprayer",
  trigger_sprayer: "sprayer",
  dropper: "dropper",
};

/** Prefixes of category keys, the more specific first. */
const byCategory: readonly (readonly [key: string, family: ProductFamily])[] = [
  ["closures-parts", "ring"],
  ["droppers-bottles", "bottle"],
  ["bottles", "bottle"],
  ["jars", "jar"],
  ["jerrycans", "jerrycan"],
  ["drums", "drum"],
  ["buckets", "bucket"],
  ["tubes", "tube"],
  ["trays", "tray"],
  ["cans", "can"],
  ["preforms", "preform"],
  ["closures-jar-lids", "lid"],
  ["closures", "cap"],
  ["pumps-mist", "sprayer"],
  ["pumps-trigger", "sprayer"],
  ["pumps", "pump"],
  ["droppers", "dropper"],
];

/** The shape family of a product, from its kind of closure or its category; null if neither determines it. */
export function familyOf(
  { closureType, volumeMl, categoryId }: StoredProduct,
  { categories }: Pick<CatalogueModel, "categories">,
): ProductFamily | null {
  // A bottle also names the closure that suits it; only a closure has no volume.
  if (closureType !== null && volumeMl === null) return byClosure[closureType];
  for (const id of categories.get(categoryId)?.lineage ?? []) {
    const key = categories.get(id)?.key ?? "";
    const found = byCategory.find(([start]) => key === start || key.startsWith(`${start}-`));
    if (found) return found[1];
  }
  return volumeMl === null ? null : "bottle";
}
