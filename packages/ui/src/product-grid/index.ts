export {
  ProductGrid,
  ProductGridSkeleton,
  type ProductGridProps,
  type ProductSkeletonProps,
} from "./product-grid.tsx";
