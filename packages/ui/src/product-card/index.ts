export { ProductCard, formatPrice, type ProductCardProps } from "./product-card.tsx";
