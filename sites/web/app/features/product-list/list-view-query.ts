import { catalogueKey } from "@preforma/domain/catalogue";
import { cachedQuery, type QueryDescription } from "@preforma/domain/http";
import type { Locale } from "@preforma/domain/locales";
import type { ListQuery } from "../catalogue/index.ts";
import type { ListView } from "./list-view.ts";

/** Which list is shown, and on which page. */
export interface ListPlace {
  locale: Locale;
  /** The list's path without its query. */
  path: string;
  query: ListQuery;
  /** The category whose page it is. */
  category?: number;
}

/** Reads a list for rendering. */
export type ReadList = (place: ListPlace, context: { signal?: AbortSignal }) => Promise<ListView>;

/**
 * A list in the form that its page renders. It contains nothing else of the API's response, so that the page's HTML has
 * the list once. The reader is a parameter: a component fetches that code only when it reads the list again.
 */
export function listViewQuery(place: ListPlace, read: ReadList): QueryDescription<ListView> {
  const { locale, path, query } = place;
  return cachedQuery([catalogueKey, "list", locale, path, query], (context) => read(place, context));
}
