export { avifOf } from "./avif-of.ts";
export { fullPicture, shortPicture, type CardPicture } from "./card-picture.ts";
export { categorySlugsQuery } from "./category-slugs.ts";
export { chosenVariants } from "./chosen-variants.ts";
export { triedVariants, type TriedColours } from "./tried-variants.ts";
export {
  emptyList,
  filterOf,
  isNarrowed,
  listFilterOf,
  listSearch,
  offeredSorts,
  readListQuery,
  type ListQuery,
} from "./list-query.ts";
export { categoryPath, withProducts } from "./navigation-category.ts";
export { offeredProducts } from "./offered-products.ts";
export {
  availabilityView,
  cardImage,
  familyDrawing,
  listedView,
  productImage,
  productPath,
  productView,
  type ListedView,
} from "./product-view.ts";
export { isClosure, pieces, specGroups, type SpecGroup } from "./specs.ts";
