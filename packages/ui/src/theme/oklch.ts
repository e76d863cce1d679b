import { fromLinear, luminance, toLinear } from "@preforma/domain/colour";
/** An sRGB colour: channels and opacity from 0 to 1. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/**
 * Turns OKLCH (lightness 0 to 1, chroma, hue in degrees) into sRGB.
 *
 * @throws RangeError if the colour is outside sRGB by more than a rounding step: clipping would change the lightness
 * that its contrast depends on.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing", 2020, as in CSS Color 4.
 */
export function oklchToRgb(lightness: number, chroma: number, hue: number, alpha = 1): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const [red = 0, green = 0, blue = 0] = linear.map((value) => {
    if (value < -0.0003 || value > 1.009) {
      throw new RangeError(
        `oklch(${lightness} ${chroma} ${hue}) lies outside sRGB (a channel is ${value.toFixed(3)}). Lower its chroma.`,
      );
    }
    return fromLinear(value);
  });
  return { red, green, blue, alpha };
}

/** Writes a colour as CSS hex, with alpha digits if it is translucent. */
export function toHex({ red, green, blue, alpha }: Rgb): string {
  const channels = alpha === 1 ? [red, green, blue] : [red, green, blue, alpha];
  return `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Reads the hex form that `toHex` writes. */
export function fromHex(hex: string): Rgb {
  const channel = (index: number) => Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255;
  return { red: channel(0), green: channel(1), blue: channel(2), alpha: hex.length > 7 ? channel(3) : 1 };
}

/** Composites a translucent colour over an opaque one. */
export function over(front: Rgb, back: Rgb): Rgb {
  const mix = (a: number, b: number) => a * front.alpha + b * (1 - front.alpha);
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha: 1,
  };
}

/** The contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance"). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map(({ red, green, blue }) => luminance([toLinear(red), toLinear(green), toLinear(blue)]))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
