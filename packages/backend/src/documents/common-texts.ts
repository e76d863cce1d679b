import type { Locale } from "@preforma/domain/locales";
import data from "./common-texts.json" with { type: "json" };

/** Words that every document has. */
export interface CommonWords {
  /** When the record was changed last; `{date}`. */
  made: string;
  /** Above the link that the code leads to. */
  page: string;
  /** What the code is, for those who cannot see it; `{url}`. */
  scan: string;
  /** Facts of a demonstration. */
  example: string;
  /** Where the record says nothing. */
  missing: string;
}

export const commonTexts: Readonly<Record<Locale, CommonWords>> = data;
