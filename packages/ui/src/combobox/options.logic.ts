import { fold } from "@preforma/domain/text";

/** One of the things that can be chosen. */
export interface ComboboxOption {
  /** What is sent and told. */
  value: string;
  /** What is shown, and searched in. */
  label: string;
  /** A second line that tells options of like names apart; searched in too. */
  detail?: string;
  /** The heading above it. Options with the same heading are together. @default no heading */
  group?: string;
}

/** Options under one heading, in the list of what was found. */
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

/** What is searched in, folded once for each option: long lists are searched at every letter. */
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
 * The options that a text finds, ignoring case and accents: first those that begin with it, then those with a word
 * that does, then the rest; each group in its given order.
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

/** The option that a text names in full, however it is written; undefined where none is. */
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
