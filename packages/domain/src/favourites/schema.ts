import { z } from "../validation/zod.ts";
import { entryIdSchema } from "../validation/entry-id.ts";

/** A product that a customer adds to or removes from their favourites. */
export const favouriteSchema = z.object({ product_id: entryIdSchema, customer_id: entryIdSchema });
