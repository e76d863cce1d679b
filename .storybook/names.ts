/**
 * A title names a component and, in brackets, what else people search for: `Forms/Combobox (autocomplete, select)`.
 * Storybook's search reads titles only. This is the name without the group and the brackets.
 */
export const nameOf = (title: string): string =>
  (title.split("/").at(-1) ?? title).replace(/ \([^)]*\)$/, "");

const statuses = ["new", "experimental"] as const;

/** The status of a component, by the tags of its meta. */
export const statusOf = (tags: readonly string[]): (typeof statuses)[number] | "stable" =>
  statuses.find((status) => tags.includes(status)) ?? "stable";
