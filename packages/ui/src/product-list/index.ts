export { ProductList, ProductListSkeleton, type ProductListProps } from "./product-list.tsx";
export { ProductRow, type ProductRowProps } from "./product-row.tsx";
