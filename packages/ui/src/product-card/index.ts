export { ProductCard, type ProductCardProps } from "./product-card.tsx";
export { ProductPrice, type ProductPriceProps } from "./product-words.tsx";
