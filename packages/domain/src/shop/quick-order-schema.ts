import { z } from "../validation/zod.ts";
import { imageSchema } from "../catalogue/schema.ts";
import { requiredLine } from "../validation/schema.ts";
import { maxQuickOrderLines } from "./quick-order.ts";

const unitSchema = z.enum(["piece", "carton"]);

/** Body of `POST quick-order`: codes and quantities as written. */
export const quickOrderBodySchema = z.object({
  lines: z
    .array(
      z.object({
        code: requiredLine(100),
        /** Null or omitted without one. */
        quantity: z
          .int()
          .min(1)
          .max(Number.MAX_SAFE_INTEGER)
          .nullish()
          .transform((count) => count ?? null),
        /** The unit of the quantity. */
        unit: unitSchema.default("piece"),
      }),
    )
    .min(1)
    .max(maxQuickOrderLines),
});

/** The interpretation of a line of a quick order. */
export const quickOrderLineSchema = z.object({
  /** The code as written. */
  code: z.string(),
  quantity: z.int().nullable(),
  unit: unitSchema,
  /** The product with that code; null where the code is unknown or the product no longer sold. */
  product: z
    .object({
      product_id: z.int(),
      code: z.string(),
      title: z.string(),
      slug: z.string(),
      image: imageSchema.nullable(),
      minimum_order: z.int(),
      carton_quantity: z.int().nullable(),
      /** Net price of a piece; null for products priced on request. */
      unit_price_minor: z.int().nullable(),
      currency: z.string().nullable(),
    })
    .nullable(),
  /** The nearest valid quantity, rounded up where possible; null where there is none. */
  suggested_quantity: z.int().nullable(),
  /** Codes that differ by one error. */
  suggested_codes: z.array(z.string()),
  /** The message about the line, in the requested language; null where it can be ordered as written. */
  message: z.string().nullable(),
});

/** The interpretation of a quick order, line by line. */
export const quickOrderSchema = z.object({ lines: z.array(quickOrderLineSchema) });

/** The contents of an uploaded file: codes and quantities as written there. */
export const quickOrderFileSchema = z.object({
  lines: z.array(z.object({ code: z.string(), quantity: z.int().nullable(), unit: unitSchema.optional() })),
  /** Whether the file exceeds the max number of lines. */
  has_more: z.boolean(),
});

export type QuickOrderFile = z.infer<typeof quickOrderFileSchema>;
export type QuickOrderLine = z.infer<typeof quickOrderLineSchema>;
export type QuickOrder = z.infer<typeof quickOrderSchema>;
