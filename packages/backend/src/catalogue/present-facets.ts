import type { Facet, SimpleFilterQuery } from "@preforma/domain/catalogue";
import { materials } from "@preforma/domain/catalogue/schema";
import type { Locale } from "@preforma/domain/locales";
import { colourByKey, colours, materialByKey, neckByCode, neckTitle } from "@preforma/domain/vocabulary";
import type { FacetCounts } from "../search/index.ts";
import type { CatalogueModel } from "./model.ts";
import { titleIn } from "./translations.ts";

type Values = Facet["values"];

const foodTitles: Record<Locale, { true: string; false: string }> = {
  tr: { true: "Gıdaya uygun", false: "Gıda dışı" },
  en: { true: "Suitable for food contact", false: "Not for food contact" },
  ru: { true: "Для пищевых продуктов", false: "Для непищевых продуктов" },
  fr: { true: "Contact alimentaire", false: "Non alimentaire" },
  ar: { true: "ملائم للأغذية", false: "لغير الأغذية" },
  de: { true: "Lebensmittelecht", false: "Nicht für Lebensmittel" },
};

/** The facets of a list: every value that has results, and every selected one so that it can be cleared. */
export function presentFacets(counts: FacetCounts, query: SimpleFilterQuery, model: CatalogueModel): Facet[] {
  const locale = query.languageCode;
  return [
    { key: "category", values: categoryValues(counts.category, query.category, model, locale) },
    {
      key: "material",
      values: listValues(counts.material, query.material, (key) => materialTitle(key, locale)).sort(
        byPlace(materials),
      ),
    },
    {
      key: "neck",
      values: listValues(counts.neck, query.neck, (code) => neckTitle({ code }, locale)).sort(
        (a, b) => diameterOf(a.value) - diameterOf(b.value) || (a.value < b.value ? -1 : 1),
      ),
    },
    {
      key: "colour",
      values: listValues(counts.colour, query.colour, (key) => colourByKey(key)?.titles[locale] ?? key)
        .map((value) => ({ ...value, hex: colourByKey(value.value)?.hex }))
        .sort(byPlace(colours.map((colour) => colour.key))),
    },
    {
      key: "food",
      values: listValues(counts.food, query.food === undefined ? undefined : [String(query.food)], (value) =>
        value === "true" ? foodTitles[locale].true : foodTitles[locale].false,
      ).sort(byPlace(["true", "false"])),
    },
  ];
}

/** The next step down: the selected category's children, or its siblings if it has none; the roots at first. */
function categoryValues(
  counts: ReadonlyMap<string, number>,
  chosen: number | undefined,
  model: CatalogueModel,
  locale: Locale,
): Values {
  const category = chosen === undefined ? undefined : model.categories.get(chosen);
  const parent = category?.parentId == null ? undefined : model.categories.get(category.parentId);
  const level = !category
    ? model.roots
    : category.children.length > 0
      ? category.children
      : (parent?.children ?? model.roots);
  return level
    .map((entry) => ({
      value: String(entry.id),
      title: titleIn(entry.titles, locale),
      count: counts.get(String(entry.id)) ?? 0,
      selected: entry.id === chosen,
    }))
    .filter((value) => value.count > 0 || value.selected);
}

function listValues(
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[] | undefined,
  titleOf: (value: string) => string,
): Values {
  const selected = new Set(chosen);
  return [...new Set([...counts.keys(), ...selected])].map((value) => ({
    value,
    title: titleOf(value),
    count: counts.get(value) ?? 0,
    selected: selected.has(value),
  }));
}

const byPlace =
  (order: readonly string[]) =>
  (a: Values[number], b: Values[number]): number =>
    place(order, a.value) - place(order, b.value) || (a.value < b.value ? -1 : 1);
const place = (order: readonly string[], value: string): number =>
  order.includes(value) ? order.indexOf(value) : order.length;

function materialTitle(key: string, locale: Locale): string {
  const material = materials.find((known) => known === key);
  return material ? materialByKey(material).short[locale] : key;
}

const diameterOf = (code: string): number =>
  neckByCode(code)?.diameter_mm ?? (Number.parseFloat(code) || Number.POSITIVE_INFINITY);
