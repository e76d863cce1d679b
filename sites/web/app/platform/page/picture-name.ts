/** Names the picture of a product for view transitions: in the list that leads to it, and on its page. */
export const pictureName = "product-picture";
