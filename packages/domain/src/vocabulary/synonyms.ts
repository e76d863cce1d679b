import otherMaterials from "./other-material-words.json" with { type: "json" };
import surfaces from "./surface-words.json" with { type: "json" };

/**
 * Abbreviations in stock lists. Unlike the aliases of a vocabulary entry, which a search may always read as that entry,
 * these only have this meaning in a list's own notation.
 */

/** Letters of a pump's two parts, collar and actuator: `G/CL` is gold with a clear actuator. */
export const pairedColourLetters: Readonly<Record<string, string>> = {
  g: "gold",
  s: "silver",
  b: "black",
  w: "white",
  n: "natural",
  cl: "clear",
  c: "clear",
};

/** Codes that look like a pair of colours but are not: screw neck, collar fit, direct fit, high pressure. */
export const fittingMarks = ["s/n", "c/f", "d/f", "h/p"] as const;

/** Marks of caps that are pushed over a crimped pump, and so have no thread. */
export const pushedOnMarks = ["c/f", "d/f", "cf", "df"] as const;

/** Words for a surface that may follow a colour without being one. */
export const surfaceWords: readonly string[] = surfaces;

/**
 * Metals and rubbers in stock lists that the catalogue's materials do not distinguish, by name. They are filed as
 * `OTHER`.
 */
export const otherMaterialWords: readonly string[] = otherMaterials;
