import { fold } from "@preforma/domain/text";

/** One of the things that can be chosen. */
export interface ComboboxOption {
  /** What is sent and told. */
  value: string;
  /** What is shown, and searched in. */
  label: string;
  /** A second line that tells options of like names apart; searched in too. */
  detail?: string;
}

/**
 * The options that a text finds, whatever its case and accents: first those that begin with it, then those with a word
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
    const label = fold(option.label);
    const whole = `${label} ${fold(option.detail ?? "")}`;
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
