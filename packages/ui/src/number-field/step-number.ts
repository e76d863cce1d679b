/** The bounds and step of a field, as for `<input type="number">`. */
export interface Steps {
  min?: number;
  max?: number;
  /** @default 1 */
  step?: number;
}

/**
 * The number after that many steps, counted like a native number field: on the grid that starts at `min`, and within
 * the bounds. From an empty field, up leads to the lower bound, down to the upper one, or to 0 without a bound.
 */
export function stepNumber(value: number | null, steps: number, { min, max, step = 1 }: Steps): number {
  const field = document.createElement("input");
  field.type = "number";
  field.step = String(step);
  field.min = String(min ?? "");
  field.max = String(max ?? "");
  const from = value ?? (steps > 0 ? min : max) ?? 0;
  if (value === null) return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, from));
  field.value = String(from);
  field.stepUp(steps);
  return field.valueAsNumber;
}
