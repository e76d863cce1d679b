export { formatPrice } from "./format-price.ts";
export { ProductCard, type ProductCardProps } from "./product-card.tsx";
