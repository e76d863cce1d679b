/**
 * A title names a component and, in brackets, what else people search for: `Forms/Combobox (autocomplete, select)`.
 * Storybook's search reads titles only. This is the name without the group and the brackets.
 */
export const nameOf = (title: string): string =>
  (title.split("/").at(-1) ?? title).replace(/ \([^)]*\)$/, "");
