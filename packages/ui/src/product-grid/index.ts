export { ProductGrid, ProductGridSkeleton, type ProductGridProps } from "./product-grid.tsx";
