export { favouriteTexts } from "./messages.ts";
export {
  addFavourite,
  favouriteIdsQuery,
  favouriteProductsQuery,
  favouritesKey,
  removeFavourite,
  withFavourite,
  withoutFavourite,
} from "./queries.ts";
