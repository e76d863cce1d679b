export { drawing, type DrawingForm, type DrawingTexts } from "./drawing/drawing.ts";
export { drawingExchange } from "./drawing/exchange.ts";
export { drawingLabels, type DrawingLabels } from "./drawing/labels.ts";
export { brimfulShare, scaleTo, type Dimensions, type Target } from "./measure.ts";
export { mediaRoot } from "./media-root.ts";
export { neckHeight, threadDiameter, studioNeck } from "./neck.ts";
export { packFor, type PictureFile } from "./packs.ts";
export { Painter } from "./painter.ts";
export type { DocumentJob, DocumentTemplate } from "./typeset/typeset.ts";
export { renderPicture } from "./picture.ts";
export { drawShareCard, shareLook, shareSize, type ShareCard } from "./share-card.ts";
export {
  MissingPictureError,
  pictureFormats,
  pictureWidths,
  TILE_GROUND,
  type PictureFormat,
  type PictureRequest,
  type PictureWidth,
} from "./picture-request.ts";
export { maxApart, packIdFor, pictureSizesOf, proportionsApart, proportionsOf } from "./sizes.ts";
export { shapeById, shapes } from "./shapes/registry.ts";
export { bothViews } from "./shape.ts";
export type { NeckFinish, Plastic, Shape, ShapeFamily, ShapeView } from "./shape.ts";
