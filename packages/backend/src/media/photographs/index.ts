export { PhotographFolder } from "./folder.ts";
export { photographsByProduct } from "./load.ts";
