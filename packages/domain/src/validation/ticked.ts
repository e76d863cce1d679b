// Separate from the values of forms: schemas, which load later, import it.
/** Whether a checkbox was ticked, in a form's or a client's notation: `true`, `on` or `1`. */
export const isChecked = (value: unknown): boolean =>
  value === true || value === "true" || value === "on" || value === "1";
