import { linearOf, luminance } from "@preforma/domain/colour";
import { locales, type Locale } from "@preforma/domain/locales";

/** The better of black and white for text on a colour, and the contrast it reaches by WCAG, 1 to 21. */
export function textOn(hex: string): { text: "#000000" | "#ffffff"; ratio: number } {
  const light = luminance(linearOf(hex));
  const [black, white] = [(light + 0.05) / 0.05, 1.05 / (light + 0.05)];
  return black >= white ? { text: "#000000", ratio: black } : { text: "#ffffff", ratio: white };
}

/** Rounds to one decimal. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A name and the language it is in. */
export interface NameIn {
  name: string;
  locale: Locale;
}

/** A colour's name in the reader's language; as a fallback in English, in RAL's German, or in any other language. */
export function nameFor(
  names: Readonly<Partial<Record<Locale, string>>>,
  reader: Locale,
): NameIn | undefined {
  for (const locale of [reader, "en" as const, "de" as const, ...locales]) {
    const name = names[locale];
    if (name !== undefined) return { name, locale };
  }
  return undefined;
}
