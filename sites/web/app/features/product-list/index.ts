export { ListedProduct } from "./listed-product.ts";
