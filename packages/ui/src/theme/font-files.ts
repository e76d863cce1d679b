/** One file of the type family: its name in `fonts/`, where it is cut from, and the characters it serves. */
export interface FontFile {
  readonly name: "latin" | "turkish" | "cyrillic" | "arabic" | "lira";
  /** The family and the part of it, as they are published, that hold these characters. */
  readonly cutFrom: "rubik-latin" | "rubik-latin-ext" | "rubik-cyrillic" | "rubik-arabic" | "inter-latin-ext";
  /** As CSS writes it. */
  readonly unicodeRange: string;
}

/** The type family in the pieces that pages fetch; `scripts/subset-fonts.ts` makes them. */
export const fontFiles: readonly FontFile[] = [
  {
    name: "latin",
    cutFrom: "rubik-latin",
    // Latin-1 (English, French, German, most of Turkish), dotless i, œ, quotes, dashes, primes, euro, trade mark, minus.
    unicodeRange:
      "U+20-7E, U+A0-FF, U+131, U+152-153, U+2010-2015, U+2018-201A, U+201C-201E, U+2020-2022, U+2026, U+202F, U+2030, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2212",
  },
  // ğ, İ, ş.
  { name: "turkish", cutFrom: "rubik-latin-ext", unicodeRange: "U+11E-11F, U+130, U+15E-15F" },
  // Rubik has no lira sign, and every Turkish price begins with one.
  { name: "lira", cutFrom: "inter-latin-ext", unicodeRange: "U+20BA" },
  { name: "cyrillic", cutFrom: "rubik-cyrillic", unicodeRange: "U+401, U+410-44F, U+451, U+2116" },
  {
    name: "arabic",
    cutFrom: "rubik-arabic",
    // Letters, marks and signs of Arabic proper, with its digits; not those of Persian, Urdu and others.
    unicodeRange: "U+60C, U+61B, U+61F, U+621-63A, U+640-652, U+660-66D, U+670",
  },
];
