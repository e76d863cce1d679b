export { isBodyTooComplex } from "./body.ts";
export * from "./limits.ts";
export { isUrlTooLong } from "./url.ts";
