export { acceptedLocale } from "./accepted.ts";
export * from "./locales.ts";
