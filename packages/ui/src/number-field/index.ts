export { FormNumberField, NumberField, type NumberFieldProps } from "./number-field.tsx";
