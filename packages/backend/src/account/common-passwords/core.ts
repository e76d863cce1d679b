import { fold } from "@preforma/domain/text";

/** Signs and digits that replace letters. `l` and `i` are one: a `1` may be either. */
const letterOf: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  l: "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

const isLetter = (character: string): boolean => /^\p{L}$/u.test(character);

/**
 * The words that people build a password on, without what they add at both ends: `qwerty2024!` and `QWERTY99`
 * give `qwerty`, `Passw0rd` gives the same as `password`. Several where a sign at an end may be a letter.
 * The list gives `1`, `i` and `l` alike, so a core is for comparing, not for showing.
 */
export function passwordCores(password: string): string[] {
  const characters = Array.from(fold(password.normalize("NFKC")));
  const start = characters.findIndex(isLetter);
  if (start === -1) return [""];
  const end = characters.findLastIndex(isLetter) + 1;
  const starts = start > 0 && isSign(characters[start - 1]) ? [start, start - 1] : [start];
  const ends = isSign(characters[end]) ? [end, end + 1] : [end];
  const read = characters.map((character) => letterOf[character] ?? character);
  return starts.flatMap((from) => ends.map((to) => read.slice(from, to).join("")));
}

/** Whether it is written for a letter, as in `$unshine`. */
const isSign = (character: string | undefined): boolean =>
  character !== undefined && Object.hasOwn(letterOf, character);
