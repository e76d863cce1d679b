export { parseStepped } from "./number.logic.ts";
export { FormNumberField, NumberField, type NumberFieldProps } from "./number-field.tsx";
