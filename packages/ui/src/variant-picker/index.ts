export { VariantPicker, type VariantPickerOption, type VariantPickerProps } from "./variant-picker.tsx";
