/** A colour in linear light: red, green and blue from 0 to 1. */
export type LinearColour = readonly [red: number, green: number, blue: number];

/** Linear light of an sRGB component between 0 and 1 (IEC 61966-2-1). */
export function toLinear(component: number): number {
  return component <= 0.04045 ? component / 12.92 : ((component + 0.055) / 1.055) ** 2.4;
}

/** sRGB component between 0 and 1 of linear light; light out of range is clipped. */
export function fromLinear(light: number): number {
  const v = light < 0 ? 0 : light > 1 ? 1 : light;
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
}

const hexPattern = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour that this module reads: `#` and six hexadecimal digits. */
export function isHexColour(text: string): boolean {
  return hexPattern.test(text);
}

/**
 * Linear light of a colour such as `#1d6fae`.
 * @throws RangeError when the text is not `#` and six hexadecimal digits.
 */
export function linearOf(hex: string): LinearColour {
  if (!isHexColour(hex)) {
    throw new RangeError(`"${hex}" is not a colour; write # and six hexadecimal digits, such as #1d6fae.`);
  }
  const at = (i: number): number => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

/** The hex text of a colour in linear light, such as `#1d6fae`. */
export function hexOf(colour: LinearColour): string {
  const two = (v: number): string =>
    Math.round(fromLinear(v) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${two(colour[0])}${two(colour[1])}${two(colour[2])}`;
}

/** Relative luminance between 0 and 1, as WCAG defines it. */
export function luminance(colour: LinearColour): number {
  return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
}

/** Linear light of every 8-bit sRGB value. */
export const linearBytes: Float32Array = Float32Array.from({ length: 256 }, (_, i) => toLinear(i / 255));

const fine = 4096;
const encoded = Uint8ClampedArray.from({ length: fine + 1 }, (_, i) => fromLinear(i / fine) * 255);

/**
 * 8-bit sRGB value of linear light. Uses a table, except below 1 % of full light, where the curve is steep.
 */
export function byteOf(light: number): number {
  if (light >= 1) return 255;
  if (light < 0.01) return Math.round(fromLinear(light) * 255);
  return encoded[Math.round(light * fine)] ?? 0;
}
