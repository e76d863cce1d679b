import { z } from "./zod.ts";
import { maxId } from "../limits/index.ts";

/** Forms send numbers as text. */
export const asNumber = (value: unknown): unknown =>
  typeof value === "string" && /^\d{1,10}$/.test(value.trim()) ? Number(value) : value;

/** The id of an entry in a body. */
export const entryIdSchema = z.unknown().transform(asNumber).pipe(z.int().positive().max(maxId));

/** The same, but optional; an empty text counts as omitted. */
export const optionalEntryIdSchema = z
  .unknown()
  .optional()
  .transform((value) => (value === "" ? null : asNumber(value)))
  .pipe(z.int().positive().max(maxId).nullish())
  .transform((id) => id ?? null);
