import { createHash } from "node:crypto";
import { fold } from "@preforma/domain/text";

/** Hashes per entry. With 18 bits per entry, the false positive rate is about 1 in 5,000. */
const hashCount = 12;
/** Bits per entry. */
export const bitsPerEntry = 18;

/** Bit positions of a text in a filter of a given size, by double hashing. */
function places(text: string, size: number): number[] {
  const digest = createHash("sha256").update(text).digest();
  const first = digest.readUInt32LE(0);
  // Odd, so that the positions differ.
  const step = digest.readUInt32LE(4) | 1;
  return Array.from({ length: hashCount }, (_, index) => (first + index * (step >>> 0)) % size);
}

/** Builds the bytes of a Bloom filter: it recognises every entry, with rare false positives. */
export function filterBytes(entries: ReadonlySet<string>): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((entries.size * bitsPerEntry) / 8));
  for (const entry of entries)
    for (const place of places(entry, bytes.length * 8))
      bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7));
  return bytes;
}

/** Whether a text is in a filter made by {@link filterBytes}. */
export const isIn = (bytes: Uint8Array, text: string): boolean =>
  places(text, bytes.length * 8).every((place) => ((bytes[place >> 3] ?? 0) & (1 << (place & 7))) !== 0);

/** Signs and digits that replace letters. `l` and `i` count as one letter: a `1` may be either. */
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
 * The words at the core of a password, without additions at both ends: `qwerty2024!` and `QWERTY99` give `qwerty`,
 * `Passw0rd` gives the same as `password`. Several if a sign at an end may be a letter. The result uses the same letter
 * for `1`, `i` and `l`, so a core is for comparison, not for display.
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

/** Whether it replaces a letter, as in `$unshine`. */
const isSign = (character: string | undefined): boolean =>
  character !== undefined && Object.hasOwn(letterOf, character);
