import { perLocale, type Locale } from "@preforma/domain/locales";
import { slugify } from "@preforma/domain/text";
import type { CategoryRecord, LocalisedText } from "../catalogue/records.ts";
import { studioPicture } from "./colours.ts";
import type { CategoryPlan } from "./schema.ts";

/** Arabic URLs take the English slug, as the route map does. */
function text({ texts }: CategoryPlan, locale: Locale): LocalisedText {
  const { title, description } = texts[locale];
  return {
    title,
    description,
    slug: locale === "ar" ? slugify(texts.en.title, "en") : slugify(title, locale),
  };
}

/** The records of a list of categories, numbered in tens behind `after`. */
export function categoryRecords(plans: readonly CategoryPlan[], after = 0): CategoryRecord[] {
  return plans.map((plan, index) => ({
    key: plan.key,
    parentKey: plan.parent,
    isFeatured: plan.featured,
    isActive: true,
    sortOrder: after + (index + 1) * 10,
    texts: perLocale((locale) => text(plan, locale)),
    picture: plan.picture && studioPicture(plan.picture),
  }));
}
