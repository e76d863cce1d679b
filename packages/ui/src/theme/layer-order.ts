/**
 * The order of the cascade layers; a page must contain it before it links any style sheet. The layers within `ui` are
 * the heights of components above their parts.
 */
export const layerOrder = "@layer theme, ui.h0, ui.h1, ui.h2, ui.h3, ui.h4, ui.h5, ui.h6, ui.h7, site;";
