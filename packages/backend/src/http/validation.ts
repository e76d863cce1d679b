import type { Hook } from "@hono/zod-openapi";
import type { z } from "zod";
import type { Locale } from "@preforma/domain/locales";
import { refuse, type FieldError } from "./answers.ts";
import { languageOf, type AppEnvironment } from "./environment.ts";
import { message } from "./messages.ts";

/** Turns what zod found into one sentence per field, in the client's language. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], locale: Locale): FieldError[] {
  return issues.map((issue) => ({
    field: issue.path.join(".") || "request",
    message: sentence(issue, locale),
  }));
}

function sentence(issue: z.core.$ZodIssue, locale: Locale): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.expected === "int") return message("fieldInteger", locale);
      if (issue.expected === "number") return message("fieldNumber", locale);
      // What was sent is not in the issue; of a query only a missing value can have a wrong type.
      return message(issue.message.includes("undefined") ? "fieldRequired" : "fieldInvalid", locale);
    case "too_small":
      return message("fieldMinimum", locale, {
        limit: Number(issue.minimum) + (issue.inclusive === false ? 1 : 0),
      });
    case "too_big":
      return message(issue.origin === "string" ? "fieldTooLong" : "fieldMaximum", locale, {
        limit: Number(issue.maximum),
      });
    case "invalid_value":
      return message("fieldOneOf", locale, { values: issue.values.map(String).join(", ") });
    default:
      return message("fieldInvalid", locale);
  }
}

/** Answers a request that does not match its schema; the library's own answer shows its inside. */
export const refuseInvalid: Hook<unknown, AppEnvironment, string, Response | undefined> = (
  result,
  context,
) => {
  if (result.success) return undefined;
  return refuse(context, 400, "invalid", {}, fieldErrors(result.error.issues, languageOf(context)));
};
