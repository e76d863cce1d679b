/**
 * The first letters of name and surname, as whole graphemes. The ZERO WIDTH NON-JOINER between them prevents Arabic
 * letters from joining into a word.
 */
export function initialsOf(name: string, surname: string): string {
  // Created here, because it is slow to construct and most pages show no initials.
  const segments = new Intl.Segmenter();
  const first = (text: string) => [...segments.segment(text.trim())][0]?.segment ?? "";
  return [first(name), first(surname)].filter((letter) => letter !== "").join("\u200c");
}
