import { matchPath, type RouteName } from "@preforma/domain/routes";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { comparison } from "./comparison.ts";

const ChosenProducts = lazyPart(() => import("./chosen-products.tsx"));

/** Pages whose products can be chosen. */
const withProducts: ReadonlySet<RouteName> = new Set<RouteName>(["home", "products", "category", "product"]);

/** The bar of what has been chosen to compare; fetched with the first choice, and not shown beside the comparison. */
export function CompareDock() {
  const { pathname } = useLocation();
  const products = useSyncExternalStore(comparison.subscribe, comparison.products, comparison.onServer);
  const page = matchPath(pathname)?.name;
  if (products.length === 0 || page === undefined || !withProducts.has(page)) return null;
  return <ChosenProducts products={products} />;
}
