/** Which numbers a field steps through, as those of `<input type="number">`. */
export interface Steps {
  min?: number;
  max?: number;
  /** @default 1 */
  step?: number;
}

/**
 * The number so many steps on, as the browser's own number field counts them: on the grid that begins at `min`, and
 * within the bounds. From nothing it goes up to the lower bound, down to the upper one, or to 0.
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
