import type { FieldError } from "./field-errors.ts";

/** The values of a form for its schema: one per name, a list where a name repeats, no empty files. */
export function valuesOf(data: FormData): Record<string, unknown> {
  const all = new Map<string, (string | File)[]>();
  for (const [name, value] of data) {
    if (typeof value !== "string" && value.size === 0) continue;
    const others = all.get(name);
    if (others) others.push(value);
    else all.set(name, [value]);
  }
  // Creates own properties for any name, so that a crafted name cannot reach a prototype.
  return Object.fromEntries(
    [...all].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

/**
 * Errors in the order of their fields in the form, for use without a document: a form is sent in the order of its
 * fields. Errors of unsent fields, such as an unticked box, stay after those that their schema reports before them.
 */
export function sortInSentOrder(data: FormData, errors: readonly FieldError[]): FieldError[] {
  const places = new Map<string, number>();
  for (const name of data.keys()) if (!places.has(name)) places.set(name, places.size);
  let last = -1;
  const placed = errors.map((error) => {
    last = places.get(error.field) ?? last;
    return { error, place: last };
  });
  return placed.toSorted((one, other) => one.place - other.place).map(({ error }) => error);
}
