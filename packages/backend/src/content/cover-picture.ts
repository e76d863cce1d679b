import type { ContentFacts } from "@preforma/domain/content";
import { colourByKey } from "@preforma/domain/vocabulary";
import type { StudioPicture } from "../media/studio-port.ts";

/** The studio's picture over an article; null where the article has its own file, or no picture. */
export function coverPicture(cover: ContentFacts<"news">["cover"]): StudioPicture | null {
  if (cover === null || "url" in cover) return null;
  const body = colourByKey(cover.colour);
  const closure = colourByKey(cover.closure_colour);
  return body && closure ? { packId: cover.shape_id, bodyHex: body.hex, closureHex: closure.hex } : null;
}
