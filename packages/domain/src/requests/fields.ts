import { z } from "../validation/zod.ts";
import { messageTexts } from "../errors/index.ts";
import { wholeNumberOf } from "../text/index.ts";
import { complaint } from "../validation/index.ts";

/**
 * A key that a client makes once per form, so that a repeated sending is recognised; the header
 * `Idempotency-Key` says the same.
 */
export const requestKey = z
  .string()
  .regex(/^[\w-]{8,100}$/)
  .nullish()
  .transform((key) => key ?? null);

const productMissing = complaint(messageTexts("PRODUCT_ID_MISSING"));

/** Numbers may come as text from forms, as people write them; nothing else is a number. */
export function wholeNumber(value: unknown): unknown {
  return typeof value === "string" ? (wholeNumberOf(value) ?? value) : value;
}

/** Whether there is such a product is for the server to say; here it can only be missing or no id at all. */
export const productId = z
  .unknown()
  .transform(wholeNumber)
  .refine(
    (value): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31,
    productMissing,
  );
