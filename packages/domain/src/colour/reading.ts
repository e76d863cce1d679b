/** Longest text that is looked at; no colour needs more. */
const longest = 60;

const triple = /^(?:rgba?\s*\(\s*)?(\d{1,3})(?:\s*[,;]\s*|\s+)(\d{1,3})(?:\s*[,;]\s*|\s+)(\d{1,3})\s*\)?$/i;

/**
 * The colour that a text gives by its values: `#1d6fae`, `1d6fae`, `#18f`, `rgb(29, 111, 174)`, `29 111 174`, also
 * with Arabic-Indic digits. `#` and six digits in lower case; null for other texts, also for the four digits of a
 * RAL number.
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
