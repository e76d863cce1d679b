/** The order line of the cascade layers; a page says it before it links any style sheet. */
export const layerOrder = "@layer theme, ui, site;";
