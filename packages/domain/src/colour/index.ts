export {
  byteOf,
  fromLinear,
  hexOf,
  isHexColour,
  linearOf,
  luminance,
  toLinear,
  type LinearColour,
} from "./srgb.ts";
export {
  colourMatrix,
  mixOpaque,
  mixPack,
  mixTransparent,
  surfacesAtWhite,
  type PackKind,
  type PictureColours,
  type Pixels,
} from "./mixing.ts";
export { ralColour, ralColours, type RalColour } from "./ral.ts";
