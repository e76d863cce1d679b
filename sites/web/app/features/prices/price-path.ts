/** Where the choice of prices is posted without script; a path of the site's server, not a page. */
export const pricePath = "/price-view";
