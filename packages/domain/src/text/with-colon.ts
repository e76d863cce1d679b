import type { Locale } from "../locales/index.ts";

/**
 * A label followed by a colon; a label that ends in a punctuation mark, such as `Hata!`, gets none. French has a
 * no-break space before a colon, see the "Lexique des règles typographiques" of the Imprimerie nationale.
 */
export function withColon(label: string, locale: Locale): string {
  if (/[!?]$/.test(label)) return label;
  return `${label}${locale === "fr" ? "\u00a0" : ""}:`;
}
