import { createGlobalThemeContract } from "@vanilla-extract/css";
import { propertyName } from "./names.ts";
import { schemes, shared } from "./tokens.ts";

/**
 * Every design decision as a CSS custom property with a readable name: `vars.color.text.muted` is
 * `var(--pf-color-text-muted)`. The names are public: a site may set them on any element.
 */
export const vars = createGlobalThemeContract({ ...shared, ...schemes.light }, (_value, path) =>
  propertyName(path),
);
