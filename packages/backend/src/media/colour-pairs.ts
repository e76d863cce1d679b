import { colours } from "@preforma/domain/vocabulary";
import type { CatalogueModel } from "../catalogue/model.ts";

/** Which pairs of body and closure colour the server renders. */
export interface ColourPairs {
  /** `catalogue` pairs are shown in lists; `chosen` ones only by a visitor's wish; null is refused. */
  classify(bodyHex: string, closureHex: string): "catalogue" | "chosen" | null;
}

/**
 * Allows the pairs that the catalogue shows, and bodies of any vocabulary or RAL colour under a closure
 * of a vocabulary colour: without a limit a stranger could have sixteen million bottles painted.
 */
export function colourPairs(model: CatalogueModel, ral: Iterable<string>): ColourPairs {
  const shown = new Set<string>();
  const note = (picture: { bodyHex: string; closureHex: string } | null): void => {
    if (picture) shown.add(`${picture.bodyHex}-${picture.closureHex}`);
  };
  for (const product of model.products.values()) note(product.picture);
  for (const category of model.categories.values()) note(category.picture);
  const closures = new Set(colours.map((colour) => colour.hex.toLowerCase()));
  const bodies = new Set([...closures, ...Iterator.from(ral).map((hex) => hex.toLowerCase())]);
  return {
    classify(bodyHex, closureHex) {
      if (shown.has(`${bodyHex}-${closureHex}`)) return "catalogue";
      return bodies.has(bodyHex) && closures.has(closureHex) ? "chosen" : null;
    },
  };
}
