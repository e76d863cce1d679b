import { z } from "@hono/zod-openapi";
import { priceSchema, productFactsSchema } from "@preforma/domain/catalogue/schema";
import { isShopCurrency, maxLeadTimeDays, maxPieces } from "@preforma/domain/shop";
import { maxUnitPrice, priceListSchema, storedPriceListSchema } from "./price-list.ts";

const facts = productFactsSchema.shape;

/** An article change by staff: each fact is optional and replaced whole; null removes it. */
export const articleChangeSchema = z
  .strictObject({
    price: priceSchema
      .extend({
        amount_minor: priceSchema.shape.amount_minor.positive().max(maxUnitPrice),
        currency: priceSchema.shape.currency.refine(isShopCurrency),
      })
      .nullable(),
    price_breaks: priceListSchema,
    minimum_order: z.int().positive().max(maxPieces),
    carton_quantity: z.int().positive().max(maxPieces).nullable(),
    pallet_quantity: z.int().positive().max(maxPieces).nullable(),
    stock: z.int().nonnegative().max(1_000_000_000).nullable(),
    lead_time_days: z.int().positive().max(maxLeadTimeDays).nullable(),
    back_on: z.iso.date().nullable(),
    facts: z.strictObject({
      gtin: facts.gtin.nullable(),
      carton: facts.carton.nullable(),
      pallet: facts.pallet.nullable(),
      recycled_content: facts.recycled_content.nullable(),
      recyclability_class: facts.recyclability_class.nullable(),
      heavy_metals_below_limit: facts.heavy_metals_below_limit.nullable(),
      food_contact: facts.food_contact.nullable(),
      is_example: facts.is_example.nullable(),
    }),
  })
  .partial();
export type ArticleChange = z.output<typeof articleChangeSchema>;

/** An article as staff read and change it. */
export const articleSchema = z.object({
  code: z.string(),
  price: priceSchema.nullable(),
  price_breaks: storedPriceListSchema,
  minimum_order: z.int(),
  carton_quantity: z.int().nullable(),
  pallet_quantity: z.int().nullable(),
  stock: z.int().nullable(),
  lead_time_days: z.int().nullable(),
  back_on: z.string().nullable(),
  facts: productFactsSchema,
});
export type Article = z.output<typeof articleSchema>;
