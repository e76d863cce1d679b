import { linearOf } from "./srgb.ts";

/** A colour in CIE L*a*b* under D65. */
export type Lab = readonly [lightness: number, a: number, b: number];

const root = (ratio: number): number =>
  ratio > 216 / 24389 ? Math.cbrt(ratio) : (ratio * 24389) / 3132 + 16 / 116;

/**
 * CIE L*a*b* of a colour such as `#1d6fae`.
 * @throws RangeError when the text is not `#` and six hexadecimal digits.
 */
export function labOf(hex: string): Lab {
  const [red, green, blue] = linearOf(hex);
  const x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = root(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = root((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** The hue of a and b, degrees from 0 to 360; 0 for achromatic colours. */
const hueOf = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/**
 * The perceived difference between two colours: ΔE00 of CIEDE2000 (ISO/CIE 11664-6) with all weights 1. Below 1 it is
 * hardly visible, above 5 the colours are clearly different.
 */
export function colourDifference(one: Lab, other: Lab): number {
  const [l1, a1, b1] = one;
  const [l2, a2, b2] = other;
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7)));
  const [p1, p2] = [a1 * stretch, a2 * stretch];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hueOf(p1, b1), hueOf(p2, b2)];
  const grey = c1 * c2 === 0;

  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const lightness = l2 - l1;
  const chroma = c2 - c1;
  const hue = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));

  const meanL = (l1 + l2) / 2;
  const meanC = (c1 + c2) / 2;
  const apart = Math.abs(h1 - h2) > 180;
  const meanH = grey ? h1 + h2 : apart ? (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2 : (h1 + h2) / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(meanH - 30)) +
    0.24 * Math.cos(radians(2 * meanH)) +
    0.32 * Math.cos(radians(3 * meanH + 6)) -
    0.2 * Math.cos(radians(4 * meanH - 63));
  const offL = (meanL - 50) ** 2;
  const weightL = 1 + (0.015 * offL) / Math.sqrt(20 + offL);
  const weightC = 1 + 0.045 * meanC;
  const weightH = 1 + 0.015 * meanC * t;
  const rotation =
    -2 *
    Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)) *
    Math.sin(radians(60 * Math.exp(-(((meanH - 275) / 25) ** 2))));
  const [byL, byC, byH] = [lightness / weightL, chroma / weightC, hue / weightH];
  return Math.sqrt(byL ** 2 + byC ** 2 + byH ** 2 + rotation * byC * byH);
}

/** A colour with its distance from the requested one. */
export interface NearColour<Colour> {
  colour: Colour;
  /** ΔE00. */
  difference: number;
}

/**
 * The colours most similar to one such as `#1d6fae`, the nearest first.
 * @throws RangeError when a colour is not `#` and six hexadecimal digits.
 */
export function nearestColours<Colour extends { readonly hex: string }>(
  hex: string,
  count: number,
  colours: readonly Colour[],
): NearColour<Colour>[] {
  const wanted = labOf(hex);
  return colours
    .map((colour) => ({ colour, difference: colourDifference(wanted, labOf(colour.hex)) }))
    .sort((one, other) => one.difference - other.difference)
    .slice(0, count);
}
