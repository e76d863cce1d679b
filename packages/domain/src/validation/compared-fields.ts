import type { z } from "./zod.ts";
import { perLocale } from "../locales/index.ts";
import { complaint, type Texts } from "./field-errors.ts";
import { fieldMessage } from "./messages.ts";

/**
 * For `superRefine` of a form: compares fields even if some are invalid themselves, so that a visitor sees all errors
 * at once. The refinement must accept fields that are missing or of any type.
 */
export const besideOtherFaults = {
  when: ({ value }: { value: unknown }): boolean => typeof value === "object" && value !== null,
};

/** The message for a missing field, for schemas in which another field determines whether it is required. */
export const requiredTexts: Texts = perLocale((locale) => fieldMessage("required", locale));

/** A field's text when fields may be invalid; null for a value that is not text. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** Reports an error of one field from inside a `superRefine` of its form. */
export function refuseField(context: z.core.$RefinementCtx, field: string, texts: Texts): void {
  const { error, params } = complaint(texts);
  context.addIssue({ code: "custom", message: error, params, path: [field] });
}
