import { z } from "../validation/zod.ts";
import { entryIdSchema, optionalEntryIdSchema } from "../validation/entry-id.ts";

/** A product that was viewed; a visitor who is not signed in gives no customer. */
export const viewLogSchema = z.object({ product_id: entryIdSchema, customer_id: optionalEntryIdSchema });
