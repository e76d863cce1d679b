export { Combobox, type ComboboxProps, FormCombobox } from "./combobox.tsx";
export type { ListFieldProps } from "./list-field.tsx";
export { MultiCombobox, type MultiComboboxProps } from "./multi-combobox.tsx";
export type { ComboboxOption } from "./options.logic.ts";
export type { SearchOptions } from "./use-options.ts";
