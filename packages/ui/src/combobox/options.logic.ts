import { fold } from "@preforma/domain/text";

/** An option of a combobox. */
export interface ComboboxOption {
  /** Sent by the form and passed to callbacks. */
  value: string;
  /** Shown, and searched. */
  label: string;
  /** A second line that distinguishes options with similar names; searched too. */
  detail?: string;
  /** The heading above it. Options with the same heading are together. @default no heading */
  group?: string;
}

/** Found options under one heading. */
export interface OptionGroup {
  heading: string;
  options: readonly ComboboxOption[];
}

/** The options in the order of the list: those of one group together, at the position of the first. */
export function groupedOptions(
  options: readonly ComboboxOption[],
): readonly (ComboboxOption | OptionGroup)[] {
  const groups = new Map<string, ComboboxOption[]>();
  const list: (ComboboxOption | OptionGroup)[] = [];
  for (const option of options) {
    const { group } = option;
    const known = group === undefined ? undefined : groups.get(group);
    if (known !== undefined) known.push(option);
    else if (group === undefined) list.push(option);
    else {
      const first = [option];
      groups.set(group, first);
      list.push({ heading: group, options: first });
    }
  }
  return list;
}

/** The searchable texts, folded once per option: long lists are searched on every keystroke. */
const foldedTexts = new WeakMap<ComboboxOption, { label: string; whole: string }>();

function foldedOf(option: ComboboxOption) {
  const known = foldedTexts.get(option);
  if (known !== undefined) return known;
  const label = fold(option.label);
  const folded = { label, whole: `${label} ${fold(option.detail ?? "")}` };
  foldedTexts.set(option, folded);
  return folded;
}

/**
 * The options that match a text, ignoring case and accents: first those that begin with it, then those with a word that
 * does, then the rest; each group in its given order.
 */
export function matchingOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const query = fold(text).trim();
  if (query === "") return options;
  const groups: [Option[], Option[], Option[]] = [[], [], []];
  for (const option of options) {
    const { label, whole } = foldedOf(option);
    if (label.startsWith(query)) groups[0].push(option);
    else if (whole.includes(` ${query}`)) groups[1].push(option);
    else if (whole.includes(query)) groups[2].push(option);
  }
  return groups.flat();
}

/** The option whose full name a text matches, ignoring case and accents; undefined if none does. */
export function namedOption<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const name = fold(text).trim();
  return (
    options.find(({ value }) => value === text) ??
    (name === "" ? undefined : options.find(({ label }) => fold(label) === name))
  );
}
