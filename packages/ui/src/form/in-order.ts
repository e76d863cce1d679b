import type { FieldError } from "@preforma/domain/validation";

/** Complaints in the order in which their fields stand in the form, whatever the order of the rule; others come first. */
export function inOrderOf(form: HTMLFormElement | null, errors: readonly FieldError[]): FieldError[] {
  const names = Array.from(form?.elements ?? [], (element) => element.getAttribute("name"));
  return errors.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
}
