import { z } from "../validation/zod.ts";
import { messageTexts } from "../errors/index.ts";
import { wholeNumberOf } from "../text/index.ts";
import { complaint } from "../validation/index.ts";

/**
 * A key that a client generates once per form, so that a retry is recognised; equivalent to the header
 * `Idempotency-Key`.
 */
export const requestKey = z
  .string()
  .regex(/^[\w-]{8,100}$/)
  .nullish()
  .transform((key) => key ?? null);

const productMissing = complaint(messageTexts("PRODUCT_ID_MISSING"));

/** Forms may send numbers as text, as people write them; anything else is not a number. */
export function wholeNumber(value: unknown): unknown {
  return typeof value === "string" ? (wholeNumberOf(value) ?? value) : value;
}

/** The server checks whether the product exists; here it can only be missing or invalid. */
export const productId = z
  .unknown()
  .transform(wholeNumber)
  .refine(
    (value): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31,
    productMissing,
  );
