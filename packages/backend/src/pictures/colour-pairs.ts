import { ralColours } from "@preforma/domain/colour";
import { colours } from "@preforma/domain/vocabulary";
import type { StudioPicture } from "../media/studio-port.ts";
import type { CatalogueModel } from "../catalogue/model.ts";
import type { ContentServices } from "../content/services.ts";

/**
 * Which colours of a pack the server renders: `catalogue` pictures are shown in lists and above articles; `chosen` ones
 * only at a visitor's request; null is refused.
 */
export type ColourPairs = (picture: StudioPicture) => "catalogue" | "chosen" | null;

/** The colours of bodies that visitors may choose. */
const bodies: ReadonlySet<string> = new Set([...colours, ...ralColours].map(({ hex }) => hex.toLowerCase()));

/**
 * Allows the pairs of body and closure colour in which the catalogue shows a pack, and bodies of any vocabulary or RAL
 * colour under its usual closures: without a limit, a stranger could have sixteen million bottles rendered.
 */
function colourPairs(model: CatalogueModel, covers: Iterable<StudioPicture>): ColourPairs {
  const shown = new Set<string>();
  const closures = new Set<string>();
  const note = (picture: StudioPicture | null): void => {
    if (!picture) return;
    const { packId, bodyHex, closureHex } = picture;
    shown.add(`${packId} ${bodyHex.toLowerCase()} ${closureHex.toLowerCase()}`);
    closures.add(`${packId} ${closureHex.toLowerCase()}`);
  };
  for (const { picture, shapeId } of model.products.values()) {
    note(picture);
    // Older pages, from before a shape was photographed in more sizes, name its only picture.
    if (picture && shapeId !== null) note({ ...picture, packId: shapeId });
  }
  for (const category of model.categories.values()) note(category.picture);
  for (const cover of covers) note(cover);
  return ({ packId, bodyHex, closureHex }) => {
    if (shown.has(`${packId} ${bodyHex} ${closureHex}`)) return "catalogue";
    return bodies.has(bodyHex) && closures.has(`${packId} ${closureHex}`) ? "chosen" : null;
  };
}

/** The colour pairs of the current catalogue and content. */
export function currentColourPairs(services: ContentServices): ColourPairs {
  let cached: { model: CatalogueModel; covers: readonly StudioPicture[]; pairs: ColourPairs } | null = null;
  return (picture) => {
    const model = services.catalogue();
    const { covers } = services.content();
    if (cached?.model !== model || cached.covers !== covers)
      cached = { model, covers, pairs: colourPairs(model, covers) };
    return cached.pairs(picture);
  };
}
