// Apart from the values of forms: schemas, which load later, ask for it.
/** Whether a checkbox was ticked, as a form or a client says it: `true`, `on` or `1`. */
export const isTicked = (value: unknown): boolean =>
  value === true || value === "true" || value === "on" || value === "1";
