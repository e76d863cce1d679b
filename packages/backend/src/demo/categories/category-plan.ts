import type { Locale } from "@preforma/domain/locales";

/** A category as its texts are written: title and description per language. */
export interface CategoryPlan {
  key: string;
  parent: string | null;
  featured?: true;
  texts: Readonly<Record<Locale, readonly [title: string, description: string]>>;
}
