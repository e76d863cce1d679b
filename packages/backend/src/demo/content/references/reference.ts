import type { Sector } from "@preforma/domain/content";
import { locales, type Locale } from "@preforma/domain/locales";
import type { DemoEntry } from "../entry.ts";
import { wordMarks } from "./word-marks.ts";

/** What a company fills, and in which pack. */
type Lines = Readonly<Record<Locale, readonly [title: string, summary: string]>>;

/** A reference with its word-mark. */
export function reference(
  key: keyof typeof wordMarks,
  name: string,
  sector: Sector,
  lines: Lines,
): DemoEntry<"references"> {
  return {
    key,
    facts: { name, sector, logo: wordMarks[key] },
    texts: Object.fromEntries(
      locales.map((locale) => [locale, { title: lines[locale][0], summary: lines[locale][1] }]),
    ) as DemoEntry<"references">["texts"],
  };
}
