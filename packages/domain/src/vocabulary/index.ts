export {
  articleByType,
  articles,
  containerTypes,
  partTypes,
  type Article,
  type ArticleType,
  type ContainerType,
  type PartType,
} from "./articles.ts";
export { colourByKey, colours, type VocabularyColour } from "./colours.ts";
export * from "./necks.ts";
export { agree, capitalise, type Adjective, type Forms, type Gender } from "./grammar.ts";
export { materialShort } from "./material-shorts.ts";
export { materialByKey, materialVocabulary, type VocabularyMaterial } from "./materials.ts";
export { neckTitle } from "./neck-title.ts";
export { shapeWord, shapeWords, type ShapeKey } from "./shapes.ts";
export { composeTitle, type TitleParts } from "./title.ts";
export { formatLength, formatNumber, formatSpace, formatVolume, formatWeight, unitSymbols } from "./units.ts";
export * from "./synonyms.ts";
