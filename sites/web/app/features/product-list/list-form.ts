import { useNavigate } from "react-router";
import { wantsDocument } from "../../platform/loading/wants-document.ts";
import { listSearch, readListQuery, type ListQuery } from "../catalogue/index.ts";

/** Navigates to where a form of the list would lead, within the document. */
export function useFollow(path: string): (form: HTMLFormElement) => void {
  const navigate = useNavigate();
  return (form) => {
    const params = new URLSearchParams(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
    const target = `${path}${listSearch(readListQuery(params))}`;
    if (wantsDocument()) location.assign(target);
    else void navigate(target, { preventScrollReset: true });
  };
}

/** A hidden field of a form. */
export interface Field {
  name: string;
  value: string;
}

/** The hidden fields of the facet form: the query without its facets. */
export function carried(query: ListQuery): Field[] {
  const fields: (Field | null)[] = [
    query.keyword === undefined ? null : { name: "keyword", value: query.keyword },
    query.category === undefined ? null : { name: "category", value: String(query.category) },
    query.featured ? { name: "is_featured", value: "true" } : null,
    query.sort === "relevance" ? null : { name: "sort", value: query.sort },
    query.separate ? { name: "group", value: "none" } : null,
    query.limit === 20 ? null : { name: "limit", value: String(query.limit) },
  ];
  return fields.filter((field) => field !== null);
}

/** The chosen facets, for the form that only changes the order. */
export function chosenFields(query: ListQuery): Field[] {
  const search = new URLSearchParams(
    listSearch({
      material: query.material,
      neck: query.neck,
      colour: query.colour,
      food: query.food,
      volumeMin: query.volumeMin,
      volumeMax: query.volumeMax,
      featured: false,
      sort: "relevance",
      page: 1,
      limit: 20,
    }),
  );
  return [...search].map(([name, value]) => ({ name, value }));
}
