export {
  ProductGrid,
  ProductGridSkeleton,
  type ProductGridProps,
  type SkeletonPlacesProps,
} from "./product-grid.tsx";
