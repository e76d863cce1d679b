import { z } from "../validation/zod.ts";
import { entryIdSchema, optionalEntryIdSchema } from "../validation/entry-id.ts";

/** A viewed product; a visitor without a session omits the customer. */
export const viewLogSchema = z.object({ product_id: entryIdSchema, customer_id: optionalEntryIdSchema });
