import type { z } from "./zod.ts";
import { textIn, type Locale } from "../locales/index.ts";
import { fieldMessage } from "./messages.ts";

/** An invalid field, with a message that states what to do. */
export interface FieldError {
  /** Path of the field, its parts joined by dots; `request` for the whole body. */
  field: string;
  message: string;
}

/** An issue that a schema found; the shape is zod's. */
export type Issue = z.core.$ZodIssue;

/** A message in every language. */
export type Texts = Readonly<Record<Locale, string>>;

/**
 * An error message for `refine` and `check`: `schema.refine(test, complaint(messages.phone))`. {@link fieldErrors}
 * selects the visitor's language.
 */
export function complaint(texts: Texts): { error: string; params: { texts: Texts } } {
  return { error: texts.en, params: { texts } };
}

/**
 * Turns zod's issues into one message per field, for its first issue, in a language. Browser, site server and API share
 * it.
 */
export function fieldErrors(issues: readonly Issue[], locale: Locale): FieldError[] {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path.join(".") || "request";
    if (!messages.has(field)) messages.set(field, sentence(issue, locale));
  }
  return [...messages].map(([field, message]) => ({ field, message }));
}

function sentence(issue: Issue, locale: Locale): string {
  switch (issue.code) {
    case "invalid_type":
      // The issue does not contain the value; zod's own message states whether there was one.
      if (/received (?:undefined|null)/.test(issue.message)) return fieldMessage("required", locale);
      if (issue.expected === "int") return fieldMessage("integer", locale);
      if (issue.expected === "number") return fieldMessage("number", locale);
      return fieldMessage("invalid", locale);
    case "too_small":
      if (issue.origin === "string" || issue.origin === "array")
        return Number(issue.minimum) <= 1
          ? fieldMessage("required", locale)
          : fieldMessage("tooShort", locale, { limit: Number(issue.minimum) });
      return fieldMessage("minimum", locale, {
        limit: Number(issue.minimum) + (issue.inclusive === false ? 1 : 0),
      });
    case "too_big":
      if (issue.origin === "string") return fieldMessage("tooLong", locale, { limit: Number(issue.maximum) });
      if (issue.origin === "array") return fieldMessage("tooMany", locale, { limit: Number(issue.maximum) });
      return fieldMessage("maximum", locale, { limit: Number(issue.maximum) });
    case "invalid_format":
      if (issue.format === "email") return fieldMessage("email", locale);
      if (issue.format === "url") return fieldMessage("address", locale);
      return fieldMessage("invalid", locale);
    case "invalid_value":
      return fieldMessage("oneOf", locale, { values: issue.values.map(String).join(", ") });
    case "unrecognized_keys":
      return fieldMessage("unknownField", locale, { values: issue.keys.join(", ") });
    case "custom": {
      const texts = issue.params?.["texts"] as Texts | undefined;
      return texts ? textIn(texts, locale) : fieldMessage("invalid", locale);
    }
    default:
      return fieldMessage("invalid", locale);
  }
}
