import { type FieldError, fieldErrors, fieldMessage, type Issue } from "@preforma/domain/validation";

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code of a system or database error, such as `ENOENT`; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** What operators write JSON of, by zod's names. */
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
 * What a schema has against values that an operator gave: one English sentence for each field, the first that was
 * found. Visitors are told no more than that a value is not valid; an operator is told what is.
 */
export function operatorComplaints(issues: readonly Issue[]): FieldError[] {
  const first = new Map(issues.map((issue) => [issue.path.join("."), issue] as const).toReversed());
  return fieldErrors(issues, "en").map(({ field, message }) => {
    const issue = first.get(field === "request" ? "" : field);
    const isBare = message === fieldMessage("invalid", "en");
    return { field, message: issue && isBare ? allowed(issue) : message };
  });
}

/** The same as lines to print, each field by the name that `nameOf` gives it. */
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
