export { choiceStorage } from "./choice-storage.ts";
