import type { Locale } from "@preforma/domain/locales";
import data from "./matrix.texts.json" with { type: "json" };

/** The words of the matrix: one form, in each language. */
export const texts: Readonly<
  Record<Locale, Readonly<Record<"company" | "hint" | "samples" | "send" | "compare" | "stock", string>>>
> = data;
