export {
  Checkbox,
  Radio,
  RadioGroup,
  type CheckboxProps,
  type RadioGroupProps,
  type RadioProps,
} from "./choice.tsx";
export type { FieldTexts } from "./field-frame.tsx";
export { NativeSelect, type NativeSelectProps } from "./native-select.tsx";
export { TextArea, TextField, type TextAreaProps, type TextFieldProps } from "./text-field.tsx";
