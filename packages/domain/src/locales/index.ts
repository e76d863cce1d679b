export { acceptedLocale } from "./accepted.ts";
export * from "./locales.ts";
export { perLocale } from "./per-locale.ts";
