import { globalLayer } from "@vanilla-extract/css";
import heights from "./style-heights.json" with { type: "json" };

/**
 * The cascade layers, lowest first. Style sheets of lazily loaded routes arrive in any order; with every rule in a
 * layer, a site's own styles still win over the library's, and those over the theme's. The same order line opens
 * every published style sheet and is first in the head of each page (`layerOrder`).
 */
export const themeLayer = globalLayer("theme");
export const uiLayer = globalLayer("ui");
/** Within `ui`, by height: see `style.ts`. */
export const heightLayers = Array.from({ length: Math.max(...Object.values(heights)) + 1 }, (_, height) =>
  globalLayer({ parent: uiLayer }, `h${height}`),
);
export const siteLayer = globalLayer("site");
