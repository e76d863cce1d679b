import { colourByKey } from "@preforma/domain/vocabulary";
import type { ShapePicture } from "../media/studio-port.ts";
import type { ColourGroup, ColourPlan, Style } from "./schema.ts";

/** sRGB of a colour of the vocabulary. */
export function hexOf(key: string): string {
  const colour = colourByKey(key);
  if (!colour) throw new Error(`The vocabulary has no colour ${key}`);
  return colour.hex;
}

/** A picture as files name it: by keys of colours. */
export const studioPicture = (picture: {
  shape_id: string;
  colour: string;
  closure_colour: string;
}): ShapePicture => ({
  shapeId: picture.shape_id,
  bodyHex: hexOf(picture.colour),
  closureHex: hexOf(picture.closure_colour),
});

/** The closure's colour beside a body's, from the few pairs that look right; white where nothing else is set. */
export function closureColour({ closures }: ColourPlan, style: Style, body: string, turn: number): string {
  const choices = closures[style][body] ?? closures.care[body] ?? ["white"];
  return choices[turn % choices.length] ?? "white";
}

/** The group of a colour for the sentence on what it does. */
export function colourGroup(key: string, transparent: boolean, metallic: boolean): ColourGroup {
  if (metallic) return "metallic";
  if (key === "clear" || key === "amber" || key === "natural" || key === "white") return key;
  if (transparent) return "tinted";
  return key === "black" || key === "anthracite" || key === "navy" ? "dark" : "coloured";
}
