import { matchPath, type RouteName } from "@preforma/domain/routes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { stopWaitingForUse } from "../../platform/loading/when-used.ts";
import { comparisonQuery, followOtherTabs } from "./comparison.ts";

const ChosenProducts = lazyPart(() => import("./chosen-products.tsx"));

/** Pages whose products can be chosen. */
const withProducts: ReadonlySet<RouteName> = new Set<RouteName>(["home", "products", "category", "product"]);

/** The bar of the products chosen for comparison; fetched with the first choice, and hidden beside the comparison. */
export function CompareDock() {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const { data: comparison } = useQuery(comparisonQuery);
  useEffect(() => followOtherTabs(client), [client]);
  const isChosen = comparison !== undefined && comparison.products.length > 0;
  useEffect(() => {
    // Marks the cards of the chosen products before the page is used.
    if (isChosen) stopWaitingForUse();
  }, [isChosen]);
  const page = matchPath(pathname)?.name;
  if (!isChosen || page === undefined || !withProducts.has(page)) return null;
  return <ChosenProducts {...comparison} />;
}
