// Types alone: importing this file brings no zod into a browser's first load.
export type {
  Availability,
  Category,
  CategoryNode,
  ClosureType,
  ProductFamily,
  Colour,
  Facet,
  FacetedList,
  ListMeta,
  Material,
  NeckFinish,
  ProductDetail,
  ProductList,
  ProductSummary,
  SimpleFilterQuery,
  SortOrder,
} from "./schema.ts";
