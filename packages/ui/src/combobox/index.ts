export { Combobox, FormCombobox, type ComboboxProps } from "./combobox.tsx";
export type { ComboboxOption } from "./options.logic.ts";
export type { SearchOptions } from "./use-options.ts";
