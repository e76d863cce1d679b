import type { z } from "zod";
import { locales } from "../locales/index.ts";
import { complaint, type Texts } from "./field-errors.ts";
import { fieldMessage } from "./messages.ts";

/**
 * For `superRefine` of a form: compares fields although some are faulty in themselves, so that a visitor
 * is told everything at once. The refinement must bear with missing fields.
 */
export const besideOtherFaults = {
  when: ({ value }: { value: unknown }): boolean => typeof value === "object" && value !== null,
};

/** What a field that must be there says, for schemas in which that depends on another field. */
export const requiredTexts = Object.fromEntries(
  locales.map((locale) => [locale, fieldMessage("required", locale)]),
) as Texts;

/** Complains about one field from inside a `superRefine` of its form. */
export function refuseField(context: z.core.$RefinementCtx, field: string, texts: Texts): void {
  const { error, params } = complaint(texts);
  context.addIssue({ code: "custom", message: error, params, path: [field] });
}
