import type { z } from "./zod.ts";
import { perLocale } from "../locales/index.ts";
import { complaint, type Texts } from "./field-errors.ts";
import { fieldMessage } from "./messages.ts";

/**
 * For `superRefine` of a form: compares fields although some are faulty in themselves, so that a visitor
 * is told everything at once. The refinement must accept fields that are missing or of any type.
 */
export const besideOtherFaults = {
  when: ({ value }: { value: unknown }): boolean => typeof value === "object" && value !== null,
};

/** What a field that must be there says, for schemas in which that depends on another field. */
export const requiredTexts: Texts = perLocale((locale) => fieldMessage("required", locale));

/** A field's text while other fields, or it itself, may be faulty; null for a value that is not text. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** Complains about one field from inside a `superRefine` of its form. */
export function refuseField(context: z.core.$RefinementCtx, field: string, texts: Texts): void {
  const { error, params } = complaint(texts);
  context.addIssue({ code: "custom", message: error, params, path: [field] });
}
