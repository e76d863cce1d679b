import { colourByKey, type ArticleType } from "@preforma/domain/vocabulary";
import type { ShapePicture } from "../media/studio-port.ts";
import type { Draft } from "./rows.ts";

/** The studio shape to show for an article for which the list gives no picture. */
const shapeIds: Readonly<Partial<Record<ArticleType, string>>> = {
  screw_cap: "cap-ribbed",
  flip_top: "flip-top",
  disc_top: "disc-top",
  push_pull: "cap-push-pull",
  tamper_evident_cap: "cap-tamper-evident",
  child_resistant_cap: "cap-child-resistant",
  lotion_pump: "lotion-pump",
  foam_pump: "foam-pump",
  mist_sprayer: "mist-sprayer",
  trigger_sprayer: "trigger-sprayer",
  dropper: "dropper",
  jar_lid: "cap-jar-lid",
  overcap: "cap-smooth",
};

/** The colour used where the list gives none: the uncoloured plastic. */
const unknownColour = "natural";

/** A substitute picture in the article's own colours, or null where no shape would represent it correctly. */
export function pictureOf(draft: Draft): ShapePicture | null {
  const shapeId = draft.article ? shapeIds[draft.article] : undefined;
  const colour = colourByKey(draft.colourKey ?? unknownColour);
  if (!shapeId || !colour) return null;
  const second = colourByKey(draft.secondColourKey ?? "") ?? colour;
  return { shapeId, bodyHex: second.hex, closureHex: colour.hex };
}
