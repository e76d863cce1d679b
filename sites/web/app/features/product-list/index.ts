export { ListedProduct } from "./listed-product.tsx";
