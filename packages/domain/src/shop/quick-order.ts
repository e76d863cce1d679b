import { asciiDigits, wholeNumberOf } from "../text/index.ts";

/** Most lines of a quick order. */
export const maxQuickOrderLines = 50;
/** Greatest workbook that is read, bytes. */
export const maxQuickOrderFileBytes = 1_000_000;
/** Most characters that are read, pasted and from a file together: 50 rows of a wide table have room. */
export const maxQuickOrderLength = 150_000;

/** A line of a quick order as it was written. */
export interface QuickOrderEntry {
  code: string;
  /** Pieces; null where no whole number was written. */
  quantity: number | null;
}

/** Most characters of a code, and of a line that is looked at. */
const maxCode = 60;
const maxLine = 200;

/** Signs that people put between number and code. */
const times = new Set(["x", "X", "×", "*"]);

/**
 * Reads codes and quantities, one of each to a line, as people paste them from a mail or a table: separated by a tab, a
 * semicolon, a comma or spaces, in either order, with digits and thousands separators of any of our languages
 * (`HK-0310 5.000`, `HK-0310;5 000`, `٥٠٠٠ x HK-0310`). Further columns and a first line of headings are left out.
 * Nothing is looked up; lines beyond {@link maxQuickOrderLines} are counted as `tooMany`.
 */
export function readQuickOrder(text: string): { entries: QuickOrderEntry[]; tooMany: boolean } {
  const lines = text
    .slice(0, maxQuickOrderLength)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/^\ufeff/, "")
        .trim()
        .slice(0, maxLine),
    )
    .filter((line) => line !== "");
  // With a heading and one line more than are taken.
  const entries = lines.slice(0, maxQuickOrderLines + 2).map(entryOf);
  const [first, ...rest] = entries;
  // A table's own headings: no number in it, and numbers below.
  const isHeading =
    first?.quantity === null &&
    !/\d/.test(asciiDigits(first.code)) &&
    rest.some(({ quantity }) => quantity !== null);
  const own = isHeading ? rest : entries;
  return { entries: own.slice(0, maxQuickOrderLines), tooMany: own.length > maxQuickOrderLines };
}

/** Writes entries as lines that {@link readQuickOrder} reads back. */
export const writeQuickOrder = (entries: readonly QuickOrderEntry[]): string =>
  entries.map(({ code, quantity }) => `${code}${quantity === null ? "" : `;${quantity}`}`).join("\n");

function entryOf(line: string): QuickOrderEntry {
  const [one, other] = halves(line);
  const quantity = piecesOf(other);
  if (quantity !== null || other === "") return { code: one.slice(0, maxCode), quantity };
  // `5000 HK-0310` and `5000 x HK-0310`.
  const swapped = piecesOf(one);
  const code = withoutTimes(other);
  return swapped === null || /\s/.test(code)
    ? { code: one.slice(0, maxCode), quantity: null }
    : { code: code.slice(0, maxCode), quantity: swapped };
}

/** The text before the first separator, and the text after it. */
function halves(line: string): [string, string] {
  for (const separator of ["\t", ";"]) {
    if (!line.includes(separator)) continue;
    const [one = "", other = "", ...further] = line.split(separator).map(unquoted);
    if (piecesOf(one) !== null || piecesOf(other) !== null) return [one, other];
    // Between code and quantity a list may have the article's name.
    return [one, further.find((cell) => wholeNumberOf(cell) !== null) ?? other];
  }
  const comma = line.indexOf(",");
  // `HK-0310, 5,000`: what follows the first comma. In `5,000 HK-0310` that comma is part of a number.
  if (comma > 0 && !/\d,\d{3}\s/.test(asciiDigits(line.slice(comma - 1))))
    return [unquoted(line.slice(0, comma)), unquoted(line.slice(comma + 1))];
  const words = line.split(/\s+/);
  // `PB 250 24 CB 2.106 adet`: a code that is written with spaces begins with letters alone.
  if (words.length > 2 && !/\d/.test(asciiDigits(words[0] ?? ""))) return spacedHalves(words);
  return [words[0] ?? "", words.slice(1).join(" ")];
}

/** A code of several words, and the number at the end, with a word behind it or without. */
function spacedHalves(words: readonly string[]): [string, string] {
  const last = words.at(-1) ?? "";
  // Parts of codes are in capitals, as in `PB 250 24 CB`; words such as `adet` are not, and Arabic has none.
  const isUnit =
    !/\d/.test(asciiDigits(last)) && (last !== last.toUpperCase() || last === last.toLowerCase());
  const end = words.length - (isUnit ? 2 : 1);
  const quantity = words.slice(end).join(" ");
  return end > 0 && piecesOf(quantity) !== null
    ? [words.slice(0, end).join(" "), quantity]
    : [words.join(" "), ""];
}

/** A cell of a table without its quotation marks. */
const unquoted = (cell: string): string => {
  const text = cell.trim();
  return text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"').trim()
    : text;
};

function withoutTimes(text: string): string {
  const words = text.trim().split(/\s+/);
  if (words.length > 1 && times.has(words[0] ?? "")) words.shift();
  if (words.length > 1 && times.has(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

function piecesOf(written: string): number | null {
  const text = withoutTimes(written);
  // Without the words behind the number, as in `5000 adet`.
  let end = text.length;
  while (end > 0 && /[\p{L}.]/u.test(text.charAt(end - 1))) end -= 1;
  const pieces = wholeNumberOf(text.slice(0, end).trim());
  return pieces !== null && pieces > 0 ? pieces : null;
}
