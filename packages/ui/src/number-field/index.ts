export { parseStepped } from "./number.logic.ts";
export { FormNumberField } from "./form-number-field.tsx";
export { NumberField, type NumberFieldProps } from "./number-field.tsx";
