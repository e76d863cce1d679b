export { isBodyTooComplex } from "./body.ts";
export * from "./limits.ts";
