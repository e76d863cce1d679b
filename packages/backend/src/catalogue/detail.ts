import { z } from "zod";
import type { ProductDetail } from "@preforma/domain/catalogue";
import { productFactsSchema } from "@preforma/domain/catalogue/schema";
import { isLocale, type Locale } from "@preforma/domain/locales";
import { materialByKey } from "@preforma/domain/vocabulary";
import type { CatalogueServices } from "./services.ts";
import type { StoredProduct } from "./load.ts";
import { documentsOf } from "./documents.ts";
import { articleOf } from "./drawn-article.ts";
import { presentCategoryName } from "./present-category.ts";
import {
  presentAvailability,
  presentColour,
  presentPrice,
  presentPriceBreaks,
  presentProduct,
} from "./present-product.ts";
import { languagesFor, localeAt, seoTranslations, titleIn } from "./translations.ts";

/** Everything about one product; null if it is not, or no longer, in the catalogue. */
export async function productDetail(
  services: CatalogueServices,
  product: StoredProduct,
  requested: Locale | undefined,
): Promise<ProductDetail | null> {
  const model = services.catalogue();
  const locale = requested ?? "tr";
  const [row, texts, retired] = await Promise.all([
    services.db.selectFrom("products").selectAll().where("id", "=", product.id).executeTakeFirst(),
    services.db
      .selectFrom("product_texts")
      .select(["language_code", "description"])
      .where("product_id", "=", product.id)
      .execute(),
    services.db
      .selectFrom("retired_slugs")
      .select(["language_code", "slug"])
      .where("entity_type", "=", "product")
      .where("entity_id", "=", product.id)
      .orderBy("slug")
      .execute(),
  ]);
  if (!row) return null;
  const descriptions = new Map(texts.map((text) => [text.language_code, text.description]));
  const title = titleIn(product.titles, locale);
  const lineage = model.categories.get(product.categoryId)?.lineage ?? [];
  const group = product.variantGroup === null ? [] : (model.variantGroups.get(product.variantGroup) ?? []);
  const material = product.material === null ? undefined : materialByKey(product.material);

  const declarations = z.array(z.string()).parse(JSON.parse(row.food_contact_declarations));
  const facts = row.facts === null ? undefined : productFactsSchema.parse(JSON.parse(row.facts));

  return {
    ...presentProduct(product, services, requested),
    translations: languagesFor(product.titles, requested).map((index) => {
      const language_code = localeAt(index);
      return {
        language_code,
        title: product.titles[index] ?? "",
        description: descriptions.get(language_code) ?? "",
      };
    }),
    seo_translations: [
      ...seoTranslations(product.titles, product.slugs, undefined),
      ...retired.flatMap((old) =>
        isLocale(old.language_code)
          ? [{ language_code: old.language_code, slug: old.slug, is_active: false }]
          : [],
      ),
    ],
    images: services.media.imagesFor(product, title, locale),
    ...presentPriceBreaks(product),
    dimensions:
      row.height_mm && row.width_mm && row.depth_mm
        ? { height_mm: row.height_mm, width_mm: row.width_mm, depth_mm: row.depth_mm }
        : null,
    weight_g: row.weight_g,
    brimful_ml: row.brimful_ml,
    pack_quantities: { carton: row.carton_quantity, pallet: row.pallet_quantity },
    recycling:
      row.recycling_code === null
        ? null
        : { code: row.recycling_code, label: material?.recyclingLabel ?? "OTHER" },
    food_contact_declarations: declarations,
    stock: services.settings().stock_display === "amount" ? row.stock : null,
    shape_id: product.shapeId,
    variants: group
      .filter((id) => id !== product.id)
      .flatMap((id) => {
        const variant = model.products.get(id);
        return variant ? [presentVariant(variant, services, requested)] : [];
      })
      .toSorted((a, b) => (a.volume_ml ?? 0) - (b.volume_ml ?? 0) || a.id - b.id),
    packs: services.media.packsFor(product),
    documents: documentsOf(
      product.id,
      {
        material: product.material,
        weight_g: row.weight_g,
        food_contact_declarations: declarations,
        facts,
      },
      services.media.studio.canDraw(articleOf(product, row)),
      locale,
    ),
    ...(facts ? { facts } : {}),
    category_path: lineage.toReversed().flatMap((id) => {
      const category = model.categories.get(id);
      return category ? [presentCategoryName(category, requested)] : [];
    }),
    updated_at: new Date(product.updatedAt).toISOString(),
  };
}

function presentVariant(
  product: StoredProduct,
  services: CatalogueServices,
  requested: Locale | undefined,
): ProductDetail["variants"][number] {
  return {
    id: product.id,
    code: product.code,
    colour: presentColour(product.colourKey, requested ?? "tr"),
    volume_ml: product.volumeMl,
    neck_finish: product.neck,
    seo_translations: seoTranslations(product.titles, product.slugs, requested),
    default_price: presentPrice(product),
    ...presentPriceBreaks(product),
    minimum_order: product.minimumOrder,
    carton_quantity: product.cartonQuantity,
    availability: presentAvailability(product, services),
  };
}
