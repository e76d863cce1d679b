import { asciiDigits, wholeNumberOf } from "../text/index.ts";

/** A line of a quick order as it was written. */
export interface QuickOrderEntry {
  code: string;
  /** Pieces; null where no whole number was written. */
  quantity: number | null;
}

/** Most characters of a code. */
const maxCode = 60;

/** Signs that people put between number and code. */
const times = new Set(["x", "X", "×", "*"]);

/** The code and the quantity of a line, in either order. */
export function entryOf(line: string): QuickOrderEntry {
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

/** The code and the quantity as they are written, in either order. */
function halves(line: string): [string, string] {
  for (const separator of ["\t", ";"]) {
    if (!line.includes(separator)) continue;
    const [one = "", other = "", ...further] = cellsOf(line, separator);
    if (piecesOf(one) !== null || piecesOf(other) !== null) return [one, other];
    // Between code and quantity a list may have the article's name.
    return [one, further.find(isQuantity) ?? other];
  }
  const words = line.split(/\s+/);
  const [first = "", ...rest] = words;
  // `HK-0310 5,000`, where the comma separates no cells.
  const behind = rest.join(" ");
  if (hasDigit(first) && !first.includes(",") && piecesOf(behind) !== null) return [first, behind];
  const comma = line.indexOf(",");
  // In `5,000 HK-0310` it is part of a number.
  if (comma > 0 && !/^\d(?:,\d{3})+\s/.test(asciiDigits(line.slice(comma - 1)))) return commaHalves(line);
  // `PB 250 24 CB 2.106 adet`: a code that is written with spaces begins with letters alone.
  return words.length > 2 && !hasDigit(first) ? spacedHalves(words) : [first, behind];
}

/** The same of cells between commas, which separate thousands too: `HK-0310, 5,000`. */
function commaHalves(line: string): [string, string] {
  const [one = "", ...rest] = cellsOf(line, ",");
  const [next = ""] = rest;
  const all = rest.join(",");
  if (rest.length < 2 || piecesOf(all) !== null) return [one, all];
  if (piecesOf(one) !== null && hasDigit(next) && !/\s/.test(next)) return [one, next];
  // Behind a name, where it is the only number: `400,12,50` and `1,234.50` may be several things.
  const at = rest.findIndex(isQuantity);
  const isOnly = rest.findLastIndex(isQuantity) === at && !/^\d{3}(?!\d)/.test(rest[at + 1] ?? "");
  return [one, (isOnly ? rest[at] : undefined) ?? all];
}

/** The cells of a line. Between quotation marks a separator is part of the text. */
function cellsOf(line: string, separator: string): string[] {
  const parts = line.split(separator);
  const cells: string[] = [];
  for (const part of parts) {
    const last = cells.at(-1);
    if (last !== undefined && isOpen(last)) cells[cells.length - 1] = `${last}${separator}${part}`;
    else cells.push(part);
  }
  return (isOpen(cells.at(-1) ?? "") ? parts : cells).map(unquoted);
}

/** Whether a cell lacks its second quotation mark. */
const isOpen = (cell: string): boolean =>
  cell.trimStart().startsWith('"') && cell.split('"').length % 2 === 0;

const hasDigit = (text: string): boolean => /\d/.test(asciiDigits(text));

/** Whether a cell is a number alone. */
const isQuantity = (cell: string): boolean => wholeNumberOf(cell) !== null;

/** A code of several words, and the number at the end, with a word behind it or without. */
function spacedHalves(words: readonly string[]): [string, string] {
  const last = words.at(-1) ?? "";
  // Parts of codes are in capitals, as in `PB 250 24 CB`; words such as `adet` are not, and Arabic has none.
  const isUnit = !hasDigit(last) && (last !== last.toUpperCase() || last === last.toLowerCase());
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
