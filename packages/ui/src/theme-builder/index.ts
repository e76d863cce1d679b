/** For Node and build steps only: turns a brand's design tokens into style sheets and files for design tools. */
export { brands, type BrandTokens } from "./brands.ts";
export { ContrastError, createTheme, type Theme, type ThemeOptions } from "./create-theme.ts";
export { exportTokens, type FlatToken, type TokenExport } from "./export-tokens.ts";
export type { ContrastPair, MeasuredPair } from "../theme/contrast.ts";
export type { ThemeRule } from "../theme/rules.ts";
