export { neighbourhoodsQuery, placesFrom } from "./queries.ts";
export { districtsOf, placeAmong, provinces, turkishPlaces, type Places } from "./turkiye.ts";
