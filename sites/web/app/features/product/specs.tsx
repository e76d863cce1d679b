import { SpecTable } from "@preforma/ui/spec-table";
import type { ProductPageView } from "./product-page-view.ts";

/** The properties of an article, a table for each group. */
export function Specs({ groups }: { groups: ProductPageView["specs"] }) {
  return groups.map((group) => <SpecTable key={group.id} caption={group.title} rows={group.rows} />);
}
