export { RecentSection } from "./recent-section.tsx";
export { useProductView } from "./use-product-view.ts";
