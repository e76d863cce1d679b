import { textIn, type Locale } from "../locales/index.ts";
import { asciiDigits } from "../text/index.ts";
import { cartonWords } from "../vocabulary/carton-words.ts";
import { entryOf, type QuickOrderEntry } from "./quick-order-line.ts";

/** Most lines of a quick order. */
export const maxQuickOrderLines = 50;
/** Greatest workbook that is read, bytes. */
export const maxQuickOrderFileBytes = 1_000_000;
/** Most characters that are read, pasted and from a file together: 50 rows of a wide table have room. */
export const maxQuickOrderLength = 150_000;

/** Most characters of a line that is looked at. */
const maxLine = 200;

/**
 * Reads codes and quantities, one of each to a line, as people paste them from a mail or a table: separated by a tab, a
 * semicolon, a vertical bar, a comma or spaces, in either order, with digits and thousands separators of any of our
 * languages (`HK-0310 5.000`, `HK-0310;5 000`, `HK-0310 (5000)`, `٥٠٠٠ x HK-0310`), in pieces or in cartons (`40 koli`).
 * Further columns and a first line of headings are left out.
 * Nothing is looked up; lines beyond {@link maxQuickOrderLines} are counted as `tooMany`.
 */
export function readQuickOrder(text: string): { entries: QuickOrderEntry[]; tooMany: boolean } {
  const lines = text
    .slice(0, maxQuickOrderLength)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) =>
      line
        // Marks that show nothing, such as those of direction: they come along when an Arabic text is copied.
        .replace(/\p{Cf}/gu, "")
        // What Arabic keyboards write in their place.
        .replaceAll("؛", ";")
        .replaceAll("،", ",")
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

/** Writes entries as lines that {@link readQuickOrder} reads back, cartons by a language's word for them. */
export const writeQuickOrder = (entries: readonly QuickOrderEntry[], locale: Locale): string =>
  entries
    .map(({ code, quantity, unit }) => {
      if (quantity === null) return code;
      return `${code};${quantity}${unit === "carton" ? ` ${textIn(cartonWords, locale)[0]}` : ""}`;
    })
    .join("\n");
