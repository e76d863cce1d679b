import { access } from "node:fs/promises";
import { join } from "node:path";
import { type Locale, locales, perLocale } from "@preforma/domain/locales";
import type { z } from "zod";
import { slugify } from "@preforma/domain/text";
import type { CategoryRecord, LocalisedText, ProductRecord } from "../catalogue/records.ts";
import { messageOf, RefusedError } from "../errors/index.ts";
import { readText } from "../text/text-file.ts";
import { unknownNames } from "./packing.ts";
import { familyProducts } from "./products.ts";
import {
  type CataloguePlan,
  categoriesSchema,
  type CategoryPlan,
  coloursSchema,
  factsSchema,
  familiesSchema,
  priceListsSchema,
  pricesSchema,
  sentencesSchema,
  stockSchema,
} from "./schema.ts";
import { studioPicture } from "./colours.ts";

/** Reads an optional file of a folder. */
async function readTableIfThere<Schema extends z.ZodType, None>(
  file: string,
  schema: Schema,
  none: None,
): Promise<z.output<Schema> | None> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  return isThere ? readTable(file, schema) : none;
}

async function readTable<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  let given: unknown;
  try {
    given = JSON.parse(await readText(file));
  } catch (error) {
    throw new RefusedError(`${file} cannot be read as JSON: ${messageOf(error)}`, { cause: error });
  }
  const { data, error } = schema.safeParse(given);
  if (error) {
    const complaints = error.issues.map(
      ({ path, message }) => `  ${[path.join("."), message].filter(Boolean).join(": ")}`,
    );
    throw new RefusedError(`${file} is not valid.\n${complaints.join("\n")}`, { cause: error });
  }
  return data;
}

/** The categories of a catalogue folder. Throws `RefusedError`. */
export async function readCategories(folder: string): Promise<CategoryRecord[]> {
  const file = join(folder, "categories.json");
  const categories = categoryRecords(await readTable(file, categoriesSchema));
  const complaints = categoryComplaints(categories);
  if (complaints.length > 0) throw new RefusedError(`${file} is not valid.\n${complaints.join("\n")}`);
  return categories;
}

/** Category keys must be unique, and their parents must lead to a category without one. */
function categoryComplaints(categories: readonly CategoryRecord[]): string[] {
  const parents = new Map(categories.map(({ key, parentKey }) => [key, parentKey]));
  const isInCircle = (start: string): boolean => {
    let key = parents.get(start) ?? null;
    for (let steps = 0; key !== null && key !== start && steps < categories.length; steps++)
      key = parents.get(key) ?? null;
    return key === start;
  };
  const seen = new Set<string>();
  return categories.flatMap(({ key, parentKey }) => {
    if (seen.has(key)) return [`  ${key}: another category has this key`];
    seen.add(key);
    if (parentKey !== null && !parents.has(parentKey))
      return [`  ${key}: there is no category ${parentKey}, which it names as its parent`];
    return isInCircle(key) ? [`  ${key}: it is below itself`] : [];
  });
}

/** Everything that families name must exist: their categories, and their texts in every language. */
function complaintsOf(
  { families, sentences }: CataloguePlan,
  categories: readonly CategoryRecord[],
): string[] {
  const keys = new Set(categories.map(({ key }) => key));
  return Object.values(families)
    .flat()
    .flatMap(({ prefix, category }) => [
      ...(keys.has(category) ? [] : [`  ${prefix}: there is no category ${category} in categories.json`]),
      ...locales
        .filter((locale) => sentences[locale].families[prefix] === undefined)
        .map((locale) => `  ${prefix}: there is no text for it in sentences/${locale}.json`),
    ]);
}

/**
 * The catalogue of a folder: its categories, and the products that its families generate. The same files always give
 * the same records. Throws `RefusedError`.
 */
export async function readCatalogueFolder(
  folder: string,
): Promise<{ categories: CategoryRecord[]; products: ProductRecord[] }> {
  const [categories, families, colours, prices, priceLists, stock, facts, ...languages] = await Promise.all([
    readCategories(folder),
    readTable(join(folder, "families.json"), familiesSchema),
    readTable(join(folder, "colours.json"), coloursSchema),
    readTable(join(folder, "prices.json"), pricesSchema),
    readTableIfThere(join(folder, "price-lists.json"), priceListsSchema, {}),
    readTableIfThere(join(folder, "stock.json"), stockSchema, {}),
    readTableIfThere(join(folder, "facts.json"), factsSchema, []),
    ...locales.map(
      async (locale) =>
        [locale, await readTable(join(folder, "sentences", `${locale}.json`), sentencesSchema)] as const,
    ),
  ]);
  const sentences = Object.fromEntries(languages) as CataloguePlan["sentences"];
  const plan: CataloguePlan = { families, colours, prices, priceLists, stock, sentences, facts };
  const complaints = complaintsOf(plan, categories);
  if (complaints.length > 0) throw new RefusedError(`${folder} is not valid.\n${complaints.join("\n")}`);
  const products = familyProducts(plan);
  const codes = products.map(({ code }) => code);
  const known = new Set(codes);
  const twice = [...Map.groupBy(codes, (code) => code)]
    .filter(([, same]) => same.length > 1)
    .map(([code]) => code);
  if (twice.length > 0)
    throw new RefusedError(
      `${join(folder, "families.json")} makes ${twice.length} articles twice: ${twice.slice(0, 12).join(", ")}. Give each family its own prefix, and each colour its own letters in colours.json.`,
    );
  for (const [file, named] of Object.entries({ "stock.json": stock, "price-lists.json": priceLists })) {
    const strange = Object.keys(named).filter((code) => !known.has(code));
    if (strange.length > 0)
      throw new RefusedError(
        `${join(folder, file)} names articles that the families do not have: ${strange.slice(0, 12).join(", ")}`,
      );
  }
  const prefixes = Object.values(families)
    .flat()
    .map(({ prefix }) => prefix);
  const unknown = unknownNames(facts, new Set([...prefixes, ...codes]));
  if (unknown.length > 0)
    throw new RefusedError(
      `${join(folder, "facts.json")} names what is neither a family nor an article: ${unknown.join(", ")}`,
    );
  return { categories, products };
}

/** Arabic URLs use the English slug, as in the route map. */
function text({ texts }: CategoryPlan, locale: Locale): LocalisedText {
  const { title, description } = texts[locale];
  return {
    title,
    description,
    slug: locale === "ar" ? slugify(texts.en.title, "en") : slugify(title, locale),
  };
}

/** The records of a list of categories, numbered in tens after `after`. */
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
