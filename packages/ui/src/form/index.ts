export { renderWithFieldNames } from "../field/field-names.tsx";
export { deleteDraft, deleteDrafts, saveDraftValues } from "./draft.ts";
export { ErrorSummary, type ErrorSummaryProps } from "./error-summary.tsx";
export { useForm, useFormField, type FormContextValue } from "./form-context.ts";
export {
  FormCheckbox,
  FormSelect,
  FormTextArea,
  FormTextField,
  SubmitButton,
  type FormCheckboxProps,
  type FormSelectProps,
  type FormTextAreaProps,
  type FormTextFieldProps,
  type SubmitButtonProps,
} from "./form-fields.tsx";
export type { FormOutcome, FormSchema, FormState } from "./form-schema.ts";
export { Form, type FormProps } from "./form.tsx";
export { captureFormInput } from "./form-input.ts";
export { useSubmittedValue, useReset } from "./field-hooks.ts";
