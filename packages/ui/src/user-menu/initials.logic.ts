/**
 * The first letters of name and surname, whole characters also where a letter takes two code units or a mark. The
 * sign between them (ZERO WIDTH NON-JOINER) prevents Arabic letters from joining into a word.
 */
export function initialsOf(name: string, surname: string): string {
  // Made here: a browser needs a while for it, and most pages show no initials.
  const segments = new Intl.Segmenter();
  const first = (text: string) => [...segments.segment(text.trim())][0]?.segment ?? "";
  return [first(name), first(surname)].filter((letter) => letter !== "").join("\u200c");
}
