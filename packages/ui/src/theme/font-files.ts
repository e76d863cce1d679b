/** One file of the type family: its name in `fonts/`, where it is cut from, and the characters it serves. */
export interface FontFile {
  readonly name: "latin" | "latin-more" | "turkish" | "cyrillic" | "arabic" | "lira";
  /** The family and the part of it, as they are published, that hold these characters. */
  readonly cutFrom: "rubik-latin" | "rubik-latin-ext" | "rubik-cyrillic" | "rubik-arabic" | "inter-latin-ext";
  /** As CSS writes it. */
  readonly unicodeRange: string;
}

/**
 * The type family in the pieces that pages fetch; `scripts/subset-fonts.ts` makes them. No two have
 * a character in common: browsers fetch both files of one that is in two ranges if the first to come is late.
 */
export const fontFiles: readonly FontFile[] = [
  {
    name: "latin-more",
    cutFrom: "rubik-latin",
    // The rest of Latin-1 (French above all), œ, further hyphens, quotes, spaces and signs.
    unicodeRange:
      "U+A1-A8, U+AA-AF, U+B4-B6, U+B8-C3, U+C5-C6, U+C8-D5, U+D8-DB, U+DD-DE, U+E0-E1, U+E3, U+E5-E6, U+E8-F5, U+F7-FB, U+FD-FF, U+152-153, U+2010-2011, U+2022, U+202F-2030, U+2039-203A, U+2044, U+2122, U+2212",
  },
  {
    name: "latin",
    cutFrom: "rubik-latin",
    // What the first screen of most pages needs: ASCII, the umlauts, ß, ç, â, ı, quotes, dashes, units and the euro.
    unicodeRange:
      "U+20-7E, U+A0, U+A9, U+B0-B3, U+B7, U+C4, U+C7, U+D6-D7, U+DC, U+DF, U+E2, U+E4, U+E7, U+F6, U+FC, U+131, U+2013-2014, U+2018-2019, U+201C-201E, U+2026, U+2032-2033, U+20AC",
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
