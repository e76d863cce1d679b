export { LaterProduct, ListedProduct } from "./listed-product.tsx";
