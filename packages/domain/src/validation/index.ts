export { requiredTexts } from "./compared-fields.ts";
export { complaint, fieldErrors, type FieldError, type Issue, type Texts } from "./field-errors.ts";
export { sortInSentOrder, valuesOf } from "./form-values.ts";
export { fieldMessage, type FieldMessageKey } from "./messages.ts";
export { isChecked } from "./ticked.ts";
