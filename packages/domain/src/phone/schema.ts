import { z } from "../validation/zod.ts";
import { messageTexts } from "../errors/index.ts";
import { complaint } from "../validation/index.ts";
import { parsePhone, phoneValue } from "./read.ts";

const invalid = complaint(messageTexts("PHONE_INVALID"));

/** Reports what {@link complaint} would, from inside a transform. */
function understood(text: string, context: z.core.$RefinementCtx<string>): string {
  const number = parsePhone(text);
  if (number) return phoneValue(number);
  context.issues.push({ code: "custom", input: text, message: invalid.error, params: invalid.params });
  return z.NEVER;
}

/**
 * A telephone number as people write it, or dial code plus digits as existing clients send it; without a dial code it
 * is Turkish. Outputs `+`, dial code, digits.
 */
export const phoneSchema = z.string().trim().min(1).transform(understood);

/** Like {@link phoneSchema}, but optional; an empty one counts as omitted. */
export const optionalPhoneSchema = z
  .string()
  .trim()
  .transform((text, context) => (text === "" ? null : understood(text, context)))
  .nullish()
  .transform((text) => text ?? null);
