import type { Locale } from "../locales/index.ts";

/**
 * A label with the colon before what it labels; a label that ends in a mark of its own, such as `Hata!`, gets none.
 * French has a no-break space before a colon, see the "Lexique des règles typographiques" of the Imprimerie nationale.
 */
export function withColon(label: string, locale: Locale): string {
  if (/[!?]$/.test(label)) return label;
  return `${label}${locale === "fr" ? "\u00a0" : ""}:`;
}
