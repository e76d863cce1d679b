import { textIn, type Locale } from "../locales/index.ts";
import { asciiDigits } from "../text/index.ts";
import { cartonWords } from "../vocabulary/carton-words.ts";
import { entryOf, type QuickOrderEntry } from "./quick-order-line.ts";

/** Max lines of a quick order. */
export const maxQuickOrderLines = 50;
/** Max size of a workbook, bytes. */
export const maxQuickOrderFileBytes = 1_000_000;
/** Max length of the input, pasted and from a file together, characters: enough for 50 rows of a wide table. */
export const maxQuickOrderLength = 150_000;

/** Max length of a line that is parsed, characters. */
const maxLine = 200;

/**
 * Reads codes and quantities, one of each to a line, as people paste them from a mail or a table: separated by a tab, a
 * semicolon, a vertical bar, a comma or spaces, in either order, with digits and thousands separators of any of our
 * languages (`HK-0310 5.000`, `HK-0310;5 000`, `HK-0310 (5000)`, `٥٠٠٠ x HK-0310`), in pieces or in cartons (`40 koli`).
 * Further columns and a first line of headings are left out.
 * Nothing is looked up; lines beyond {@link maxQuickOrderLines} are counted as `tooMany`.
 */
export function parseQuickOrder(text: string): { entries: QuickOrderEntry[]; tooMany: boolean } {
  const lines = text
    .slice(0, maxQuickOrderLength)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) =>
      line
        // Invisible characters, such as direction marks in copied Arabic text.
        .replace(/\p{Cf}/gu, "")
        // The Arabic keyboard's equivalents.
        .replaceAll("؛", ";")
        .replaceAll("،", ",")
        .trim()
        .slice(0, maxLine),
    )
    .filter((line) => line !== "");
  // Including a heading, and one line over the limit.
  const entries = lines.slice(0, maxQuickOrderLines + 2).map(entryOf);
  const [first, ...rest] = entries;
  // A table's headings: no number in the first line, and numbers below.
  const isHeading =
    first?.quantity === null &&
    !/\d/.test(asciiDigits(first.code)) &&
    rest.some(({ quantity }) => quantity !== null);
  const own = isHeading ? rest : entries;
  return { entries: own.slice(0, maxQuickOrderLines), tooMany: own.length > maxQuickOrderLines };
}

/** Writes entries as lines that {@link parseQuickOrder} parses, cartons with the language's word. */
export const formatQuickOrder = (entries: readonly QuickOrderEntry[], locale: Locale): string =>
  entries
    .map(({ code, quantity, unit }) => {
      if (quantity === null) return code;
      return `${code};${quantity}${unit === "carton" ? ` ${textIn(cartonWords, locale)[0]}` : ""}`;
    })
    .join("\n");
