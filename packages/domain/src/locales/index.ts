export * from "./locales.ts";
export { perLocale } from "./per-locale.ts";
