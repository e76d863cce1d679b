import otherMaterials from "./other-material-words.json" with { type: "json" };
import surfaces from "./surface-words.json" with { type: "json" };

/**
 * How stock lists abbreviate. Unlike the aliases of a vocabulary entry, which a search may always take as
 * that entry, these mean what is given here only in a list's own notation.
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

/** Codes that look like a pair of colours and are none: screw neck, collar fit, direct fit, high pressure. */
export const fittingMarks = ["s/n", "c/f", "d/f", "h/p"] as const;

/** Marks of caps that are pushed over a crimped pump, so that they have no thread. */
export const pushedOnMarks = ["c/f", "d/f", "cf", "df"] as const;

/** Words for a surface that may follow a colour without being one. */
export const surfaceWords: readonly string[] = surfaces;

/**
 * Metals and rubbers that stock lists name and the catalogue's materials do not tell apart, by the words that name
 * them. They are filed as `OTHER`.
 */
export const otherMaterialWords: readonly string[] = otherMaterials;
