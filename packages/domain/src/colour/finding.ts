import type { Locale } from "../locales/index.ts";
import { fold } from "../text/index.ts";

/** What a colour is looked for by: one of the collection, with all its names or with some of them. */
export interface NamedColour {
  /** Four digits, such as `5015`. */
  code: string;
  names: Readonly<Partial<Record<Locale, string>>>;
}

/** The colours whose number begins with, or whose name in any language holds, every word of a query; all for an empty one. */
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
