import type { Locale } from "../locales/index.ts";
import { fold } from "../text/index.ts";

/** A searchable colour: one of the collection, with some or all of its names. */
export interface NamedColour {
  /** Four digits, such as `5015`. */
  code: string;
  names: Readonly<Partial<Record<Locale, string>>>;
}

/**
 * The colours whose number starts with, or whose name in any language contains, every word of a query; all for an empty
 * one.
 */
export function coloursNamed<Colour extends NamedColour>(
  query: string,
  colours: readonly Colour[],
): readonly Colour[] {
  const words = fold(query)
    .split(/\s+/)
    .map((word) => word.replace(/^ral-?(?=\d)/, ""))
    .filter((word) => word !== "" && word !== "ral");
  if (words.length === 0) return colours;
  return colours.filter(({ code, names }) => {
    const text = fold(Object.values(names).join(" "));
    return words.every((word) => (/^\d+$/.test(word) ? code.startsWith(word) : text.includes(word)));
  });
}

/** Max length of a query; no colour needs more. */
const longest = 60;

const triple = /^(?:rgba?\s*\(\s*)?(\d{1,3})(?:\s*[,;]\s*|\s+)(\d{1,3})(?:\s*[,;]\s*|\s+)(\d{1,3})\s*\)?$/i;

/**
 * The colour that a text specifies by its values: `#1d6fae`, `1d6fae`, `#18f`, `rgb(29, 111, 174)`, `29 111 174`, also
 * with Arabic-Indic digits. `#` and six digits in lower case; null for other texts, including the four digits of a RAL
 * number.
 */
export function colourIn(text: string): string | null {
  if (text.length > longest) return null;
  const plain = text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll("\u060c", ",")
    .trim()
    .toLowerCase();
  const digits = /^#([0-9a-f]{3})$/.exec(plain)?.[1] ?? /^#?([0-9a-f]{6})$/.exec(plain)?.[1];
  if (digits !== undefined) return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
  const parts = triple.exec(plain)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
