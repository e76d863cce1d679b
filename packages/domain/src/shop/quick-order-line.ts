import { asciiDigits, wholeNumberOf } from "../text/index.ts";
import { isCartonWord } from "../vocabulary/carton-words.ts";

/** A line of a quick order as written. */
export interface QuickOrderEntry {
  code: string;
  /** Null without a whole number. */
  quantity: number | null;
  /** The unit of the quantity. @default pieces */
  unit?: "piece" | "carton" | undefined;
}

/** Max length of a code, characters. */
const maxCode = 60;

/** Characters between number and code. */
const signs = new Set(["x", "X", "×", "*", "-", "–", "="]);

/** The code and the quantity of a line, in either order. */
export function entryOf(line: string): QuickOrderEntry {
  const [one, other] = halves(line);
  if (countOf(other) !== null || other === "") return entry(one, other);
  // `5000 HK-0310` and `5000 x HK-0310`.
  const code = withoutSigns(other);
  return countOf(one) === null || /\s/.test(code) ? entry(one, "") : entry(code, one);
}

function entry(code: string, written: string): QuickOrderEntry {
  const read = { code: code.slice(0, maxCode), quantity: countOf(written) };
  return isCartonWord(numberAndWord(written)[1]) ? { ...read, unit: "carton" } : read;
}

/** The written code and quantity of a line, in either order. */
function halves(line: string): [string, string] {
  for (const separator of ["\t", ";", "|"]) {
    if (!line.includes(separator)) continue;
    const [one = "", other = "", ...further] = withUnit(cellsOf(line, separator));
    if (countOf(one) !== null || countOf(other) !== null) return [one, other];
    // A list may have the article's name between code and quantity.
    return [one, further.find(isQuantity) ?? other];
  }
  const bracket = line.lastIndexOf("(");
  const [code, inner] = [line.slice(0, bracket).trim(), line.slice(bracket + 1, -1)];
  if (bracket > 0 && line.endsWith(")") && !/\s/.test(code) && countOf(inner) !== null) return [code, inner];
  const words = withUnit(line.split(/\s+/));
  const [first = "", ...rest] = words;
  // `5000 adet HK-0310` and `5 000 шт. HK-0310`.
  const unit = words.findIndex(isUnit);
  const count = words.slice(0, Math.max(0, unit)).join(" ");
  if (countOf(count) !== null && unit < words.length - 1) return [count, words.slice(unit + 1).join(" ")];
  // `HK-0310 5,000`, where the comma separates no cells.
  const behind = rest.join(" ");
  if (hasDigit(first) && !first.includes(",") && countOf(behind) !== null) return [first, behind];
  const comma = line.indexOf(",");
  // In `5,000 HK-0310` it is part of a number.
  if (comma > 0 && !/^\d(?:,\d{3})+\s/.test(asciiDigits(line.slice(comma - 1)))) return commaHalves(line);
  // `PB 250 24 CB 2.106 adet`: a code that is written with spaces begins with letters alone.
  return words.length > 2 && !hasDigit(first) ? spacedHalves(words) : [first, behind];
}

/** The same for cells between commas, which are also thousands separators: `HK-0310, 5,000`. */
function commaHalves(line: string): [string, string] {
  const [one = "", ...rest] = withUnit(cellsOf(line, ","));
  const [next = ""] = rest;
  const all = rest.join(",");
  if (rest.length < 2 || countOf(all) !== null) return [one, all];
  if (countOf(one) !== null && hasDigit(next) && !/\s/.test(next)) return [one, next];
  // After a name, where it is the only number: `400,12,50` and `1,234.50` are ambiguous.
  const at = rest.findIndex(isQuantity);
  const isOnly = rest.findLastIndex(isQuantity) === at && !/^\d{3}(?!\d)/.test(rest[at + 1] ?? "");
  return [one, (isOnly ? rest[at] : undefined) ?? all];
}

/** The cells of a line. Within quotation marks a separator is part of the text. */
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

/** Whether a cell lacks its closing quotation mark. */
const isOpen = (cell: string): boolean =>
  cell.trimStart().startsWith('"') && cell.split('"').length % 2 === 0;

const hasDigit = (text: string): boolean => /\d/.test(asciiDigits(text));

/** Joins a unit in a cell of its own to its number: `HK-0310;400;koli`. */
function withUnit(cells: string[]): string[] {
  const at = cells.findIndex((cell, place) => place > 0 && isCartonWord(cell));
  const number = [at - 1, at + 1].find((place) => at > 0 && wholeNumberOf(cells[place] ?? "") !== null);
  if (number === undefined) return cells;
  return cells
    .map((cell, place) => (place === number ? `${cell} ${cells[at]}` : cell))
    .filter((_, place) => place !== at);
}

/** Whether a word is a unit such as `adet`: parts of codes are in capitals, which Arabic lacks. */
const isUnit = (word: string): boolean =>
  !hasDigit(word) && (word !== word.toUpperCase() || word === word.toLowerCase());

/** Whether a cell is only a number, or a number of cartons. */
function isQuantity(cell: string): boolean {
  const [number, word] = numberAndWord(cell);
  return wholeNumberOf(number) !== null && (word === "" || isCartonWord(word));
}

/** A code of several words, and the number at the end, with or without a word after it. */
function spacedHalves(words: readonly string[]): [string, string] {
  const end = words.length - (isUnit(words.at(-1) ?? "") ? 2 : 1);
  const quantity = words.slice(end).join(" ");
  return end > 0 && countOf(quantity) !== null
    ? [words.slice(0, end).join(" "), quantity]
    : [words.join(" "), ""];
}

/** A cell without its quotation marks. */
const unquoted = (cell: string): string => {
  const text = cell.trim();
  return text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"').trim()
    : text;
};

function withoutSigns(text: string): string {
  const words = text.trim().split(/\s+/);
  if (words.length > 1 && signs.has(words[0] ?? "")) words.shift();
  if (words.length > 1 && signs.has(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

function countOf(written: string): number | null {
  const count = wholeNumberOf(numberAndWord(written)[0]);
  return count !== null && count > 0 ? count : null;
}

/** A number, and the word after it, as in `5000 adet`. */
function numberAndWord(written: string): [string, string] {
  const text = withoutSigns(written);
  let end = text.length;
  while (end > 0 && /[\p{L}\p{M}.]/u.test(text.charAt(end - 1))) end -= 1;
  return [text.slice(0, end).trim(), text.slice(end)];
}
