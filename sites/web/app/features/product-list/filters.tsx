import { FacetPanel } from "@preforma/ui/facet-panel";
import { carried, useFollow } from "./list-form.ts";
import type { ListPlace } from "./list-view-query.ts";
import type { ListView } from "./list-view.ts";

/** The facets of a list, as a form that also works without script. */
export default function Filters({ list, place }: { list: ListView; place: ListPlace }) {
  const { query, path } = place;
  return (
    <FacetPanel
      action={path}
      hidden={carried(query)}
      facets={list.facets}
      volume={list.volume}
      resultCount={list.total}
      onFiltersChange={useFollow(path)}
    />
  );
}
