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
export * from "./mixing.ts";
export { colourDifference, labOf, nearestColours, type Lab, type NearColour } from "./difference.ts";
export { coloursNamed, colourIn, type NamedColour } from "./finding.ts";
export { ralColour, ralColours, ralGroups, type RalColour } from "./ral.ts";
