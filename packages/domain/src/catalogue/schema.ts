import { z } from "../validation/zod.ts";
import { locales } from "../locales/index.ts";
import { productFactsSchema } from "./facts.ts";
import { hexSchema, imageSchema } from "./image.ts";
import { maxKeywordLength, maxPageNumber, maxPageSize } from "../limits/index.ts";

export { imageSchema, studioColoursSchema } from "./image.ts";
export { productFactsSchema, type FoodContactStatement, type ProductFacts } from "./facts.ts";

const id = z.int().positive();
const languageCode = z.enum(locales);

/** A title in one language; lists contain only the requested languages. */
export const translationSchema = z.object({
  language_code: languageCode,
  title: z.string(),
  slug: z.string().optional(),
  description: z.string().optional(),
  is_active: z.boolean().optional(),
});

/** A localised slug. With `is_active: false` it is a former slug, which redirects and is not linked. */
export const seoTranslationSchema = z.object({
  language_code: languageCode,
  slug: z.string(),
  is_active: z.boolean(),
});

/** Amount in minor units (kuruş, cent) of an ISO 4217 currency. */
export const priceSchema = z.object({
  amount_minor: z.int().nonnegative(),
  currency: z.string().length(3),
});

/** The price of a piece without VAT from a quantity on, in the currency of the article's price. */
const priceBreakSchema = z.object({
  from_quantity: z.int().positive(),
  amount_minor: z.int().nonnegative(),
});

/** The fields for a category page, menu card or breadcrumb. `parent_id` null is a root. */
export const categorySchema = z.object({
  id,
  parent_id: id.nullable(),
  is_featured: z.boolean(),
  is_active: z.boolean(),
  sort_order: z.int(),
  /** Active products in this category and its descendants. */
  product_count: z.int().nonnegative(),
  translations: z.array(translationSchema),
  images: z.array(imageSchema),
  /** `entity_type` is always `category_box`; the picture of menu and home cards. */
  category_box_images: z.array(imageSchema.extend({ entity_type: z.literal("category_box") })),
});

export type Category = z.infer<typeof categorySchema>;
/** A category with its active children, in order. */
export type CategoryNode = Category & { children: CategoryNode[] };
export const categoryNodeSchema: z.ZodType<CategoryNode> = categorySchema.extend({
  get children() {
    return z.array(categoryNodeSchema);
  },
}) as z.ZodType<CategoryNode>;

/** The plastics of the trade, by their recycling abbreviations. */
export const materials = [
  "PET",
  "HDPE",
  "LDPE",
  "PP",
  "PS",
  "PETG",
  "ABS",
  "SAN",
  "ACRYLIC",
  "ALU",
  "OTHER",
] as const;
export const materialSchema = z.enum(materials);
export type Material = z.infer<typeof materialSchema>;

/** How a container is closed, or what kind of closure an article is. */
export const closureTypes = [
  "screw_cap",
  "flip_top",
  "disc_top",
  "push_pull",
  "tamper_evident_cap",
  "child_resistant_cap",
  "lotion_pump",
  "foam_pump",
  "mist_sprayer",
  "trigger_sprayer",
  "dropper",
  "roll_on",
  "jar_lid",
  "bucket_lid",
  "plug",
  "overcap",
] as const;
export const closureTypeSchema = z.enum(closureTypes);
export type ClosureType = z.infer<typeof closureTypeSchema>;

/** The general shape of a product; drawn where there is no picture. */
export const productFamilies = [
  "bottle",
  "jar",
  "jerrycan",
  "drum",
  "bucket",
  "tube",
  "tray",
  "can",
  "preform",
  "cap",
  "lid",
  "pump",
  "sprayer",
  "dropper",
  "ring",
] as const;
export const productFamilySchema = z.enum(productFamilies);
export type ProductFamily = z.infer<typeof productFamilySchema>;

/**
 * A neck finish: the thread's nominal outside diameter in mm and its standard (`410`, `415`, `PCO 1881`, `DIN 61`,
 * ...). `code` is the trade's notation: `28/410`, `PCO 1881`, `15 mm`.
 */
export const neckFinishSchema = z.object({
  code: z.string(),
  diameter_mm: z.number().positive(),
  finish: z.string().nullable(),
});
export type NeckFinish = z.infer<typeof neckFinishSchema>;

/** A colour by name key, its sRGB value and its nearest RAL Classic number. */
export const colourSchema = z.object({
  /** Stable name: `clear`, `white`, `amber`, ... ; the facet's value. */
  key: z.string(),
  hex: hexSchema,
  ral: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  transparent: z.boolean(),
  title: z.string(),
});
export type Colour = z.infer<typeof colourSchema>;

/** Whether and when an article is available. */
export const availabilityStates = ["in_stock", "made_to_order", "back_on_date", "out_of_stock"] as const;

/** The availability of an article. Only `in_stock` and `made_to_order` can be ordered. */
export const availabilitySchema = z.object({
  state: z.enum(availabilityStates),
  /** The level of the stock: `few` is less than three of the smallest orders. */
  level: z.enum(["plenty", "few"]).nullable(),
  /** The min amount in stock; null where the shop shows no figures. */
  amount: z
    .object({ count: z.int().positive(), is_exact: z.boolean(), unit: z.enum(["carton", "piece"]) })
    .nullable(),
  /** Working days for making it to order, or for more than the stock. */
  lead_time_days: z.int().positive().nullable(),
  /** The day on which it is expected to be back in stock. */
  back_on: z.iso.date().nullable(),
});
export type Availability = z.infer<typeof availabilitySchema>;

/** A product as lists, cards and search results show it. */
export const productSummarySchema = z.object({
  id,
  code: z.string(),
  category_id: id,
  is_featured: z.boolean(),
  translations: z.array(translationSchema),
  seo_translations: z.array(seoTranslationSchema),
  images: z.array(imageSchema),
  default_price: priceSchema.nullable(),
  material: materialSchema.nullable(),
  volume_ml: z.number().positive().nullable(),
  neck_finish: neckFinishSchema.nullable(),
  closure_type: closureTypeSchema.nullable(),
  /** Null or absent where it is not known. */
  family: productFamilySchema.nullish(),
  colour: colourSchema.nullable(),
  minimum_order: z.int().positive(),
  food_contact: z.boolean(),
  /** Whether the stock covers the smallest order; null or absent where the stock is not counted. */
  in_stock: z.boolean().nullish(),
  /** Null or absent where the article's record has no supply data. */
  availability: availabilitySchema.nullish(),
  /** Number of variants of this article, itself included; 1 when it is the only one. */
  variant_count: z.int().positive(),
  /** Where the keyword matched in the title: half-open ranges of UTF-16 offsets. */
  highlights: z.array(z.tuple([z.int(), z.int()])).optional(),
});
export type ProductSummary = z.infer<typeof productSummarySchema>;

/** Outer dimensions in mm. */
export const dimensionsSchema = z.object({
  height_mm: z.number().positive(),
  width_mm: z.number().positive(),
  depth_mm: z.number().positive(),
});

/** Another article of the same shape: another colour, volume or neck. */
export const variantSchema = z.object({
  id,
  code: z.string(),
  colour: colourSchema.nullable(),
  volume_ml: z.number().positive().nullable(),
  neck_finish: neckFinishSchema.nullable(),
  seo_translations: z.array(seoTranslationSchema),
  /** Price of a piece without VAT; null for articles priced on request. */
  default_price: priceSchema.nullish(),
  price_breaks: z.array(priceBreakSchema).optional(),
  minimum_order: z.int().positive().optional(),
  /** Pieces in a carton; null where it is sold loose. */
  carton_quantity: z.int().positive().nullish(),
  availability: availabilitySchema.nullish(),
});

/** The data for live recolouring in the browser: the packed shades of one view. */
export const packSchema = z.object({
  shape_id: z.string(),
  view: z.string(),
  kind: z.enum(["opaque", "transparent"]),
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});

export const documentKinds = [
  "technical_drawing",
  "data_sheet",
  "declaration_of_compliance",
  "packaging_information",
  "certificate",
] as const;
export const documentSchema = z.object({
  kind: z.enum(documentKinds),
  title: z.string(),
  url: z.string(),
  media_type: z.string(),
});

/** All data of an article for a packaging buyer. */
export const productDetailSchema = productSummarySchema.extend({
  /** General lower prices of larger quantities; absent where there are none. */
  price_breaks: z.array(priceBreakSchema).optional(),
  dimensions: dimensionsSchema.nullable(),
  weight_g: z.number().positive().nullable(),
  /** Volume to the brim, ml; `volume_ml` is the nominal fill. */
  brimful_ml: z.number().positive().nullable(),
  /** Pieces per carton and per pallet. */
  pack_quantities: z.object({ carton: z.int().positive().nullable(), pallet: z.int().positive().nullable() }),
  /** Resin identification code 1-7 (ASTM D7611), with its abbreviation. */
  recycling: z.object({ code: z.int().min(1).max(7), label: z.string() }).nullable(),
  /** Regulations the material is declared to, e.g. `EU 10/2011`, `TGK 2019/44`, `FDA 21 CFR 177`. */
  food_contact_declarations: z.array(z.string()),
  /** Pieces in stock; null where it is not counted, or the shop shows no figures. */
  stock: z.int().nonnegative().nullable(),
  shape_id: z.string().nullable(),
  variants: z.array(variantSchema),
  packs: z.array(packSchema),
  documents: z.array(documentSchema),
  /** The record's facts besides measures; absent where there are none. */
  facts: productFactsSchema.optional(),
  /** From the root category down to the product's own. */
  category_path: z.array(categorySchema.pick({ id: true, translations: true })),
  updated_at: z.iso.datetime(),
});
export type ProductDetail = z.infer<typeof productDetailSchema>;

/** Paging of a list. */
export const listMetaSchema = z.object({
  page: z.int().positive(),
  limit: z.int().positive(),
  totalItems: z.int().nonnegative(),
  totalPages: z.int().nonnegative(),
  hasNextPage: z.boolean(),
  hasPreviousPage: z.boolean(),
});
export type ListMeta = z.infer<typeof listMetaSchema>;

/** A facet value, with the number of products it would show combined with the other choices. */
export const facetValueSchema = z.object({
  value: z.string(),
  title: z.string(),
  count: z.int().nonnegative(),
  selected: z.boolean(),
  /** Swatch of a colour value. */
  hex: z.string().optional(),
});

export const facetKeys = ["category", "material", "neck", "colour", "food"] as const;
export const facetSchema = z.object({ key: z.enum(facetKeys), values: z.array(facetValueSchema) });
export type Facet = z.infer<typeof facetSchema>;

export const sortOrders = [
  "relevance",
  "newest",
  "volume_asc",
  "volume_desc",
  "price_asc",
  "price_desc",
  "title",
] as const;
export type SortOrder = (typeof sortOrders)[number];

/** A list in the query string: comma-separated, or a repeated parameter, as forms send it. */
const list = z.union([z.string(), z.array(z.string())]).transform((texts) =>
  [texts]
    .flat()
    .flatMap((text) => text.split(","))
    .map((part) => part.trim())
    .filter(Boolean),
);
const page = z.coerce.number().int().min(1).max(maxPageNumber).default(1);
const flag = z.enum(["true", "false"]).transform((text) => text === "true");

/** Query of `GET /products/filter`. Search page size is 15; lists default to 20. */
export const productFilterQuerySchema = z.object({
  keyword: z.string().max(maxKeywordLength).default(""),
  languageCode: languageCode.default("tr"),
  page,
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(20),
  is_featured: flag.optional(),
  category: z.coerce.number().int().positive().optional(),
  /** One hit per family instead of one per article. */
  group: z.enum(["family"]).optional(),
});

/** Query of `GET /products/simple-filter`: the list page with its facets. Volumes are in ml. */
export const simpleFilterQuerySchema = productFilterQuerySchema.extend({
  material: list.optional(),
  neck: list.optional(),
  colour: list.optional(),
  food: flag.optional(),
  volume_min: z.coerce.number().min(0).optional(),
  volume_max: z.coerce.number().min(0).optional(),
  sort: z.enum(sortOrders).default("relevance"),
});
export type SimpleFilterQuery = z.output<typeof simpleFilterQuerySchema>;

/**
 * Suggestions where a keyword finds nothing, or not all of its words: the nearest spelling, and categories to search
 * in.
 */
const searchSuggestionSchema = z.object({
  keyword: z.string().nullable(),
  categories: z.array(categorySchema.pick({ id: true, translations: true })),
});

export const productListSchema = z.object({
  products: z.array(productSummarySchema),
  meta: listMetaSchema,
  /** All articles of the families found; only where the query grouped by family. */
  product_total: z.int().nonnegative().optional(),
  /** Null or absent where the keyword was found. */
  suggestion: searchSuggestionSchema.nullish(),
});
export type ProductList = z.infer<typeof productListSchema>;

export const facetedListSchema = productListSchema.extend({
  facets: z.array(facetSchema),
  volume_range: z.object({ min: z.number(), max: z.number() }).nullable(),
  suggestion: searchSuggestionSchema.nullable(),
  /** The keyword with its misspelt words corrected, where only the correction has results. */
  corrected: z.string().nullable().optional(),
  /** True where no product has all the words, and those with most of them are listed. */
  relaxed: z.boolean().optional(),
});
export type FacetedList = z.infer<typeof facetedListSchema>;
