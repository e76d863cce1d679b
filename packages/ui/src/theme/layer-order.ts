/**
 * The order line of the cascade layers; a page says it before it links any style sheet. Those within `ui` are the
 * heights of components over the parts that they are made of.
 */
export const layerOrder = "@layer theme, ui.h0, ui.h1, ui.h2, ui.h3, ui.h4, ui.h5, ui.h6, ui.h7, site;";
