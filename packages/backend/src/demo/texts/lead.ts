import type { Locale } from "@preforma/domain/locales";

/** First sentences of a description, two or more per language; `{v}` is the nominal volume. */
export type Lead = Readonly<Record<Locale, readonly string[]>>;
