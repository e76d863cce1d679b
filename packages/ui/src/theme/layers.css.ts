import { globalLayer } from "@vanilla-extract/css";

/**
 * The cascade layers, lowest first. Style sheets of lazily loaded routes arrive in any order; with every rule in a
 * layer, a site's own styles still win over the library's, and those over the theme's. The same order line opens
 * every published style sheet and stands first in the head of each page (`layerOrder`).
 */
export const themeLayer = globalLayer("theme");
export const uiLayer = globalLayer("ui");
export const siteLayer = globalLayer("site");
