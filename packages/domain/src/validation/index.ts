export { complaint, fieldErrors, type FieldError, type Texts } from "./field-errors.ts";
export { fieldMessage, type FieldMessageKey } from "./messages.ts";
