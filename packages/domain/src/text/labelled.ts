import type { Locale } from "../locales/index.ts";

/**
 * A label and the text that it stands before, as one. The label may bring its own mark, as `Hata!` does. French has an
 * unbroken space before a colon, see the "Lexique des règles typographiques" of the Imprimerie nationale.
 */
export function labelled(label: string, text: string, locale: Locale): string {
  if (/[!?]$/.test(label)) return `${label} ${text}`;
  return `${label}${locale === "fr" ? "\u00a0" : ""}: ${text}`;
}
