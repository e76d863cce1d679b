/** The view-transition name of a product's picture: in the list that leads to its page, and on its page. */
export const pictureName = "product-picture";
