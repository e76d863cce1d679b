import type { Locale } from "@preforma/domain/locales";
import { slugify } from "@preforma/domain/text";
import type { CategoryRecord, LocalisedText } from "../../catalogue/records.ts";
import { perLocale } from "../per-locale.ts";
import { hexOf } from "../palettes.ts";
import { bottleCategories } from "./bottles.ts";
import type { CategoryPlan } from "./category-plan.ts";
import { closureCategories } from "./closures.ts";
import { dispenserCategories } from "./dispensers.ts";
import { industrialCategories } from "./industrial.ts";
import { jarAndBucketCategories } from "./jars-and-buckets.ts";
import { categoryPictures } from "./pictures.ts";
import { polyolefinBottleCategories } from "./polyolefin-bottles.ts";
import { formedCategories } from "./tubes-trays-preforms.ts";

const plans: readonly CategoryPlan[] = [
  ...bottleCategories,
  ...polyolefinBottleCategories,
  ...jarAndBucketCategories,
  ...industrialCategories,
  ...closureCategories,
  ...dispenserCategories,
  ...formedCategories,
];

/** Arabic addresses take the English slug, as the route map does. */
function text(plan: CategoryPlan, locale: Locale): LocalisedText {
  const [title, description] = plan.texts[locale];
  return {
    title,
    description,
    slug: locale === "ar" ? slugify(plan.texts.en[0], "en") : slugify(title, locale),
  };
}

/** The categories of the demo catalogue, parents before their children, each level in the order it is shown. */
export function demoCategories(): CategoryRecord[] {
  return plans.map((plan, index) => {
    const picture = categoryPictures[plan.key];
    if (!picture)
      throw new Error(`The category ${plan.key} has no picture: add it to categories/pictures.ts`);
    const [shapeId, body, closure] = picture;
    return {
      key: plan.key,
      parentKey: plan.parent,
      isFeatured: plan.featured ?? false,
      isActive: true,
      sortOrder: (index + 1) * 10,
      texts: perLocale((locale) => text(plan, locale)),
      picture: { shapeId, bodyHex: hexOf(body), closureHex: hexOf(closure) },
    };
  });
}
