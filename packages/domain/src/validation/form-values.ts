import type { FieldError } from "./field-errors.ts";

/** The values of a form as its schema takes them: one per name, a list where a name comes repeatedly, no empty files. */
export function valuesOf(data: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of new Set(data.keys())) {
    const all = data.getAll(name).filter((value) => typeof value === "string" || value.size > 0);
    if (all.length > 0) values[name] = all.length === 1 ? all[0] : all;
  }
  return values;
}

/**
 * Complaints in the order in which their fields stand in the form, for where there is no document to look at: a form
 * is sent in the order of its fields. What was not sent, such as a box that is not ticked, stays behind what its rule
 * names before it.
 */
export function inSentOrder(data: FormData, errors: readonly FieldError[]): FieldError[] {
  const sent = [...new Set(data.keys())];
  let last = -1;
  const placed = errors.map((error) => {
    const place = sent.indexOf(error.field);
    last = place === -1 ? last : place;
    return { error, place: last };
  });
  return placed.toSorted((one, other) => one.place - other.place).map(({ error }) => error);
}
