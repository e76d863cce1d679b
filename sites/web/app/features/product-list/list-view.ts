import { facetedProductsQuery, titleIn, type Facet, type FacetedList } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { formatNumber, formatVolume } from "@preforma/domain/vocabulary";
import type { FacetGroupProps } from "@preforma/ui/facet-panel";
import type { TFunction } from "i18next";
import type { PageContext } from "../../platform/loading/page-load.ts";
import {
  categoryPath,
  emptyList,
  listFilterOf,
  listSearch,
  type ListQuery,
  listedView,
  type ListedView,
} from "../catalogue/index.ts";
import type { ListPlace, ReadList } from "./list-view-query.ts";

/** A product list as its page shows it. Every text with a number is formatted on the server. */
export interface ListView {
  products: ListedView[];
  /** Number of products; a card may show several. */
  total: number;
  /** `1,248 products`. */
  totalText: string;
  /** The link that switches between one card per family and one per article. */
  grouping: { label: string; href: string } | null;
  pages: number;
  facets: FacetGroupProps[];
  volume: { min: number; max: number; from?: number; to?: number } | null;
  /** The next level of the category tree, within this list; empty on a category page, which has its own. */
  categories: { title: string; href: string; count: string; current?: true }[];
  /** The chosen facets, each with the URL that removes it. */
  chosen: { id: string; label: string; removeHref: string }[];
  clearHref: string;
  /** Suggestions when nothing was found. */
  suggestion: {
    keyword: { text: string; href: string } | null;
    categories: { title: string; href: string }[];
  } | null;
}

type FacetValue = Facet["values"][number];
type ListFacet = "material" | "neck" | "colour";
const listFacets: readonly ListFacet[] = ["material", "neck", "colour"];

/** Reads lists from the API, in the language of `t`. */
export const listReader =
  ({ client, t }: Pick<PageContext, "client" | "t">): ReadList =>
  async (place, context) => {
    const { locale, query, category } = place;
    const { queryFn } = facetedProductsQuery(client, locale, listFilterOf(query, category));
    return listView(await queryFn(context), place, t);
  };

/** Replaces a list that could not be read. */
export const emptyListView = (place: ListPlace, t: TFunction): ListView =>
  listView(emptyList(place.query.page), place, t);

/** Turns the API's response into the view. */
function listView(
  list: FacetedList,
  { query, path, locale, category: own }: ListPlace,
  t: TFunction,
): ListView {
  const at = (change: Partial<ListQuery>) => `${path}${listSearch({ ...query, page: 1, ...change })}`;
  const { totalItems: cards, totalPages: pages } = list.meta;
  const total = list.product_total ?? cards;
  return {
    products: list.products.map((product) => listedView(product, locale)),
    total,
    totalText: t("productCount", { count: total, formatted: formatNumber(total, locale) }),
    // Where the API supports families, and there are any.
    grouping:
      query.separate || total > cards
        ? {
            label: t(query.separate ? "catalogue:group.families" : "catalogue:group.separate"),
            href: at({ separate: query.separate ? undefined : true }),
          }
        : null,
    pages,
    facets: list.facets
      .filter((facet) => facet.key !== "category" && facet.values.length > 0)
      // A facet whose only value is not chosen changes nothing.
      .filter((facet) => facet.values.length > 1 || facet.values.some((value) => value.selected))
      .map((facet) => ({
        name: facet.key,
        title: t(`catalogue:facet.${facet.key}`),
        values: facet.values.map(shortOption),
      })),
    volume: list.volume_range && {
      ...list.volume_range,
      ...(query.volumeMin === undefined ? {} : { from: query.volumeMin }),
      ...(query.volumeMax === undefined ? {} : { to: query.volumeMax }),
    },
    categories:
      own === undefined
        ? (list.facets.find((facet) => facet.key === "category")?.values ?? []).map((value) => ({
            title: value.title,
            href: at({ category: value.selected ? undefined : Number(value.value) }),
            count: formatNumber(value.count, locale),
            ...(value.selected ? { current: true } : {}),
          }))
        : [],
    chosen: chosenOf(list, query, at, { locale, t }),
    clearHref: `${path}${listSearch({ ...cleared(query) })}`,
    suggestion: list.suggestion && {
      keyword:
        list.suggestion.keyword === null
          ? null
          : {
              text: list.suggestion.keyword,
              href: at({ ...cleared(query), keyword: list.suggestion.keyword }),
            },
      categories: list.suggestion.categories.map((category) => ({
        title: titleIn(category.translations, locale),
        href: categoryPath(category, locale),
      })),
    },
  };
}

/** An option without the panel's defaults: fifty values are in the page's data. */
function shortOption({ value, title, count, selected, hex }: FacetValue): FacetGroupProps["values"][number] {
  return {
    value,
    ...(title === value ? {} : { title }),
    count,
    ...(selected ? { selected } : {}),
    ...(hex === undefined ? {} : { hex }),
  };
}

/** The same list without facets; keyword and order stay. */
function cleared(query: ListQuery): ListQuery {
  const { keyword, featured, sort, limit, separate } = query;
  return {
    ...(separate ? { separate } : {}),
    ...(keyword === undefined ? {} : { keyword }),
    material: [],
    neck: [],
    colour: [],
    featured,
    sort,
    limit,
    page: 1,
  };
}

function chosenOf(
  list: FacetedList,
  query: ListQuery,
  at: (change: Partial<ListQuery>) => string,
  { locale, t }: { locale: Locale; t: TFunction },
): ListView["chosen"] {
  const titleOf = (key: string, value: string) =>
    list.facets.find((facet) => facet.key === key)?.values.find((entry) => entry.value === value)?.title ??
    value;
  const chosen: ListView["chosen"] = [];
  if (query.category !== undefined) {
    chosen.push({
      id: "category",
      label: titleOf("category", String(query.category)),
      removeHref: at({ category: undefined }),
    });
  }
  for (const facet of listFacets) {
    for (const value of query[facet]) {
      chosen.push({
        id: `${facet}-${value}`,
        label: titleOf(facet, value),
        removeHref: at({ [facet]: query[facet].filter((other) => other !== value) }),
      });
    }
  }
  if (query.food !== undefined) {
    chosen.push({
      id: "food",
      label: titleOf("food", String(query.food)),
      removeHref: at({ food: undefined }),
    });
  }
  const { volumeMin: from, volumeMax: to } = query;
  if (from !== undefined || to !== undefined) {
    const bound = (value: number | undefined) => (value === undefined ? "" : formatVolume(value, locale));
    const label =
      from === undefined
        ? `${t("catalogue:to")} ${bound(to)}`
        : to === undefined
          ? `${t("catalogue:from")} ${bound(from)}`
          : `${bound(from)} – ${bound(to)}`;
    chosen.push({ id: "volume", label, removeHref: at({ volumeMin: undefined, volumeMax: undefined }) });
  }
  return chosen;
}
