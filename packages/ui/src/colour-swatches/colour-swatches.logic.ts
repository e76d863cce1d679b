import { linearOf, luminance, type RalColour } from "@preforma/domain/colour";
import { fold } from "@preforma/domain/text";

/** A colour in CIE L*a*b* under D65. */
type Lab = readonly [lightness: number, a: number, b: number];

const cubeRoot = (ratio: number): number =>
  ratio > 216 / 24389 ? Math.cbrt(ratio) : (ratio * 24389) / 3132 + 16 / 116;

function labOf(hex: string): Lab {
  const [red, green, blue] = linearOf(hex);
  const x = cubeRoot((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = cubeRoot(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = cubeRoot((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two colours lie apart: ΔE*ab of CIE 1976, as laboratories of the trade quote it. Below 2 few see it. */
export function colourDifference(one: string, other: string): number {
  const [first, second] = [labOf(one), labOf(other)];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

/** The colours nearest to one, nearest first, each with its difference. */
export function nearestColours(
  hex: string,
  colours: readonly RalColour[],
  count: number,
): { colour: RalColour; difference: number }[] {
  return colours
    .map((colour) => ({ colour, difference: colourDifference(hex, colour.hex) }))
    .sort((one, other) => one.difference - other.difference)
    .slice(0, count);
}

/** The colour that a query names by its code, with or without `#`, in three or six digits; null for other queries. */
export function hexIn(query: string): string | null {
  const text = query.trim().toLowerCase();
  // Four digits are a number of the collection, six without a sign may be a code.
  const digits = /^#([0-9a-f]{3})$/.exec(text)?.[1] ?? /^#?([0-9a-f]{6})$/.exec(text)?.[1];
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
}

/** The colours whose number or name in any language begins or holds every word of the query. */
export function coloursNamed(query: string, colours: readonly RalColour[]): readonly RalColour[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== "" && word !== "ral");
  if (words.length === 0) return colours;
  return colours.filter(({ code, names }) => {
    const text = fold(`ral${code} ${Object.values(names).join(" ")}`);
    return words.every((word) => (/^\d+$/.test(word) ? code.startsWith(word) : text.includes(word)));
  });
}

/** The better of black and white for text on a colour, and the contrast it reaches by WCAG, 1 to 21. */
export function textOn(hex: string): { text: "#000000" | "#ffffff"; ratio: number } {
  const light = luminance(linearOf(hex));
  const [black, white] = [(light + 0.05) / 0.05, 1.05 / (light + 0.05)];
  return black >= white ? { text: "#000000", ratio: black } : { text: "#ffffff", ratio: white };
}
