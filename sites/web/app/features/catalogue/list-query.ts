import {
  listPageSize,
  type FacetedFilter,
  type SortOrder,
  type FacetedList,
} from "@preforma/domain/catalogue";
import {
  maxId,
  maxKeywordLength,
  maxPageNumber,
  maxPageSize,
  maxQueryValueLength,
  maxQueryValues,
} from "@preforma/domain/limits";

/** The state of a product list, as its URL encodes it. Absent means everything. */
export interface ListQuery {
  keyword?: string;
  /** Id of a category that filters the list. */
  category?: number;
  material: readonly string[];
  neck: readonly string[];
  colour: readonly string[];
  /** Declared for food, not declared, or either. */
  food?: boolean;
  /** Bounds in ml. */
  volumeMin?: number;
  volumeMax?: number;
  featured: boolean;
  sort: SortOrder;
  page: number;
  limit: number;
  /** Whether articles of one family are separate cards. */
  separate?: boolean;
}

/** Sort orders that a visitor can choose, in the order of the menu. */
export const offeredSorts = [
  "relevance",
  "newest",
  "volume_asc",
  "volume_desc",
  "price_asc",
  "price_desc",
  "title",
] as const satisfies readonly SortOrder[];

/** Reads the list's URL. Invalid values are ignored. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const keyword = params.get("keyword")?.trim().slice(0, maxKeywordLength);
  const sort = offeredSorts.find((order) => order === params.get("sort")) ?? "relevance";
  return {
    ...(keyword ? { keyword } : {}),
    ...optional("category", wholeNumber(params.get("category"), maxId)),
    material: list(params, "material"),
    neck: list(params, "neck"),
    colour: list(params, "colour"),
    ...optional("food", flag(list(params, "food"))),
    ...optional("volumeMin", volume(params.get("volume_min"))),
    ...optional("volumeMax", volume(params.get("volume_max"))),
    featured: params.get("is_featured") === "true",
    sort,
    page: wholeNumber(params.get("page"), maxPageNumber) ?? 1,
    limit: wholeNumber(params.get("limit"), maxPageSize) ?? listPageSize,
    ...(params.get("group") === "none" ? { separate: true } : {}),
  };
}

/** The query part of a list's URL, empty or with its `?`. Equal lists have equal URLs. */
export function listSearch(query: ListQuery): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== "") params.set(name, String(value));
  };
  set("keyword", query.keyword);
  set("category", query.category);
  set("material", query.material.join(","));
  set("neck", query.neck.join(","));
  set("colour", query.colour.join(","));
  set("food", query.food === undefined ? undefined : String(query.food));
  set("volume_min", query.volumeMin);
  set("volume_max", query.volumeMax);
  set("is_featured", query.featured ? "true" : undefined);
  set("sort", query.sort === "relevance" ? undefined : query.sort);
  set("group", query.separate ? "none" : undefined);
  set("limit", query.limit === listPageSize ? undefined : query.limit);
  set("page", query.page === 1 ? undefined : query.page);
  const search = params.toString();
  // Commas and slashes are allowed in a query and read better in 28/410,24/410.
  return search === "" ? "" : `?${search.replaceAll("%2C", ",").replaceAll("%2F", "/")}`;
}

/** The API's filter for the list. */
export function filterOf(query: ListQuery, category?: number): FacetedFilter {
  const id = query.category ?? category;
  return {
    ...optional("keyword", query.keyword),
    ...optional("category", id),
    ...(query.material.length > 0 ? { material: query.material } : {}),
    ...(query.neck.length > 0 ? { neck: query.neck } : {}),
    ...(query.colour.length > 0 ? { colour: query.colour } : {}),
    ...optional("food", query.food),
    ...optional("volume_min", query.volumeMin),
    ...optional("volume_max", query.volumeMax),
    ...(query.featured ? { is_featured: true } : {}),
    sort: query.sort,
    page: query.page,
    limit: query.limit,
  };
}

/** The same for a list that shows one card per family, unless it shows all articles. */
export const listFilterOf = (query: ListQuery, category?: number): FacetedFilter => ({
  ...filterOf(query, category),
  ...(query.separate ? {} : { group: "family" as const }),
});

/** Whether anything but page and order filters the list. */
export function isNarrowed(query: ListQuery): boolean {
  return (
    query.category !== undefined ||
    query.material.length > 0 ||
    query.neck.length > 0 ||
    query.colour.length > 0 ||
    query.food !== undefined ||
    query.volumeMin !== undefined ||
    query.volumeMax !== undefined
  );
}

function list(params: URLSearchParams, name: string): string[] {
  const values = params
    .getAll(name)
    .flatMap((value) => value.split(","))
    .map((value) => value.trim())
    .filter((value) => value !== "" && value.length <= maxQueryValueLength);
  return [...new Set(values)].slice(0, maxQueryValues).sort();
}

/** With both boxes ticked, nothing is filtered, as with none. */
function flag(values: readonly string[]): boolean | undefined {
  return values.length === 1 && (values[0] === "true" || values[0] === "false")
    ? values[0] === "true"
    : undefined;
}

function wholeNumber(text: string | null, largest: number): number | undefined {
  if (text === null || !/^[1-9]\d*$/.test(text)) return undefined;
  const value = Number(text);
  return value <= largest ? value : undefined;
}

function volume(text: string | null): number | undefined {
  // Number fields of some languages submit a decimal comma.
  const value = text === null || text.trim() === "" ? Number.NaN : Number(text.replace(",", "."));
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}

/** Replaces a list that could not be read: empty, with the requested page (section 8). */
export const emptyList = (page: number): FacetedList => ({
  products: [],
  meta: {
    page,
    limit: listPageSize,
    totalItems: 0,
    totalPages: page,
    hasNextPage: false,
    hasPreviousPage: page > 1,
  },
  facets: [],
  volume_range: null,
  suggestion: null,
});
