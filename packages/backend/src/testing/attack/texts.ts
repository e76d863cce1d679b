/** Names that every object has: a careless lookup by name finds something. */
export const prototypeNames = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"] as const;

/** Repeated to make a text that is slow to parse. */
const pieces = {
  dots: ".",
  slashes: "/",
  backslashes: "\\",
  spaces: " ",
  "lines and tabs": "\n\t",
  "one letter": "a",
  words: "a b ",
  digits: "1",
  zeros: "0",
  "grouped digits": "1.000,",
  "telephone digits": "+90 ",
  hyphens: "-",
  commas: ",",
  semicolons: "; ",
  "at signs": "a@",
  "host names": "a.",
  "opening tags": "<",
  "list tags": "<li ",
  "opening brackets": "([{",
  quotes: '"',
  entities: "&amp;",
  "percent signs": "%",
  "combining marks": "\u0301\u0316",
  "combining breves": "\u0438\u0306",
  "wide ligatures": "\ufdfa",
  "dotted capitals": "\u0130",
  "sharp s": "\u00df",
  "joined emoji": "\ud83d\udc69\u200d",
  "direction marks": "\u202e",
  "zero bytes": "\u0000",
  "neck finishes": "28/410 ",
  measures: "500 ml ",
} as const;

/** The kind of a hostile text. */
export type HostileText = keyof typeof pieces;

/** The kinds of hostile texts. */
export const hostileTexts = Object.keys(pieces) as HostileText[];

/** A hostile text of a given size in UTF-8; its end matches nothing, so that a search has to try everything. */
export function hostileText(kind: HostileText, bytes: number): string {
  const piece = pieces[kind];
  return `${piece.repeat(Math.max(1, Math.floor((bytes - 1) / Buffer.byteLength(piece))))}!`;
}
