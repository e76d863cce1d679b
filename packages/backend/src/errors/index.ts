import { type FieldError, fieldErrors, fieldMessage, type Issue } from "@preforma/domain/validation";

/** The message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What an operator asks for cannot be done. The message is for them: the reason, and the next step. */
export class RefusedError extends Error {
  override readonly name: string = "RefusedError";
}

/** The code of a system or database error, such as `ENOENT`; undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** Words for JSON types in messages to operators, by zod's names. */
const kinds: Readonly<Record<string, string>> = {
  string: "text",
  boolean: "true or false",
  object: "a JSON object",
  array: "a JSON list",
};
const formats: Readonly<Record<string, string>> = {
  date: "Must be a day such as 2026-12-31.",
  datetime: "Must be an instant such as 2026-12-31T09:00:00Z.",
};

/**
 * What is wrong with values from an operator: one English sentence per field, for its first fault. Visitors only learn
 * that a value is invalid; operators get the details.
 */
export function operatorComplaints(issues: readonly Issue[]): FieldError[] {
  const first = new Map(issues.map((issue) => [issue.path.join("."), issue] as const).toReversed());
  return fieldErrors(issues, "en").map(({ field, message }) => {
    const issue = first.get(field === "request" ? "" : field);
    const isBare = message === fieldMessage("invalid", "en");
    return { field, message: issue && isBare ? allowed(issue) : message };
  });
}

/** The same as lines to print, with `nameOf` naming each field. */
export const complaintLines = (issues: readonly Issue[], nameOf = (field: string): string => field): string =>
  operatorComplaints(issues)
    .map(({ field, message }) => `  ${nameOf(field)}: ${message}`)
    .join("\n");

function allowed(issue: Issue): string {
  if (issue.code === "invalid_type") return `Must be ${kinds[issue.expected] ?? issue.expected}.`;
  const stated = issue.code === "invalid_format" ? formats[issue.format] : undefined;
  const [initial = "", ...rest] = stated ?? issue.message;
  return `${initial.toUpperCase()}${rest.join("")}`.replace(/\.?$/, ".");
}
