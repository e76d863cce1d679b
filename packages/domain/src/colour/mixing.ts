import { byteOf, fromLinear, linearBytes, linearOf, type LinearColour } from "./srgb.ts";

/**
 * Product pictures are photographed once, with their light separated, and coloured afterwards. A pack is one image:
 * - opaque: R body shade, G closure shade, B reflections, A object and ground shadow;
 * - transparent: two pictures of equal size, one above the other. Above: R how much of the ground is seen,
 *   G closure shade, B reflections. Below: how many coloured surfaces the light has passed, over `surfacesAtWhite`.
 * All are sRGB-encoded; mixing is done in linear light.
 */
export type PackKind = "opaque" | "transparent";

/** Number of surfaces that a white pixel in a transparent pack's lower half represents. */
export const surfacesAtWhite = 8;

/** Colours of a picture, as `#rrggbb`. */
export interface PictureColours {
  body: string;
  closure: string;
}

/** Pixels in rows, four bytes each: red, green, blue, alpha (not multiplied in). */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Colours an opaque pack. With a `ground` the result is opaque; without, object and shadow keep their alpha.
 * Edges are blended over the ground in sRGB, as browsers do.
 */
export function mixOpaque(pack: Pixels, colours: PictureColours, ground?: string): Pixels {
  const body = linearOf(colours.body);
  const closure = linearOf(colours.closure);
  const under = ground === undefined ? undefined : linearOf(ground).map((v) => fromLinear(v) * 255);
  const out = new Uint8ClampedArray(pack.data.length);
  for (let i = 0; i < pack.data.length; i += 4) {
    const r = linearBytes[pack.data[i] ?? 0] ?? 0;
    const g = linearBytes[pack.data[i + 1] ?? 0] ?? 0;
    const shine = linearBytes[pack.data[i + 2] ?? 0] ?? 0;
    const alpha = pack.data[i + 3] ?? 0;
    for (const k of [0, 1, 2] as const) {
      const v = byteOf(r * body[k] + g * closure[k] + shine);
      out[i + k] = under ? (v * alpha + (under[k] ?? 0) * (255 - alpha)) / 255 : v;
    }
    out[i + 3] = under ? 255 : alpha;
  }
  return { data: out, width: pack.width, height: pack.height };
}

/**
 * How much of the ground each stored value transmits. AVIF stores pure red as 254, so 254 counts as full: otherwise a
 * picture's ground would differ from the page's by a shade.
 */
const openBytes = linearBytes.map((light) => Math.min(1, light / (linearBytes[254] ?? 1)));

/** The background for pictures without one. */
const whiteGround: LinearColour = [1, 1, 1];

/**
 * Colours a transparent pack: `ground x seen x body^(surfaces / 4) + closure + reflections`, for each channel. The
 * body colour is that of light which has passed both walls, that is four surfaces: the colour seen in a bottle. Without
 * a `ground` the result has an alpha that is exact over white and close over any light background.
 */
export function mixTransparent(pack: Pixels, colours: PictureColours, ground?: string): Pixels {
  const { width } = pack;
  const height = pack.height / 2;
  if (!Number.isInteger(height)) {
    throw new RangeError("A transparent pack has two pictures above each other, so its height is even.");
  }
  const body = linearOf(colours.body);
  const closure = linearOf(colours.closure);
  const under = ground === undefined ? whiteGround : linearOf(ground);
  // the power of each colour for every stored number of surfaces
  const powers = body.map((t) =>
    Float32Array.from({ length: 256 }, (_, d) => Math.max(t, 1e-4) ** (((d / 255) * surfacesAtWhite) / 4)),
  );
  const lower = width * height * 4;
  const out = new Uint8ClampedArray(lower);
  const light = [0, 0, 0];
  const seen = [0, 0, 0];
  for (let i = 0; i < lower; i += 4) {
    const open = openBytes[pack.data[i] ?? 0] ?? 0;
    const shade = linearBytes[pack.data[i + 1] ?? 0] ?? 0;
    const shine = linearBytes[pack.data[i + 2] ?? 0] ?? 0;
    const surfaces = pack.data[lower + i] ?? 0;
    for (const k of [0, 1, 2] as const) {
      seen[k] = open * (powers[k]?.[surfaces] ?? 1);
      light[k] = under[k] * (seen[k] ?? 0) + shade * closure[k] + shine;
    }
    if (ground !== undefined) {
      for (const k of [0, 1, 2] as const) out[i + k] = byteOf(light[k] ?? 0);
      out[i + 3] = 255;
      continue;
    }
    // what of white would be lost to the eye in the darkest channel must come from the picture itself
    const darkest = Math.min(...[0, 1, 2].map((k) => fromLinear(light[k] ?? 0)));
    const alpha = Math.max(1 - darkest, Math.min(1, 1 - Math.max(seen[0] ?? 0, seen[1] ?? 0, seen[2] ?? 0)));
    for (const k of [0, 1, 2] as const) {
      const v = fromLinear(light[k] ?? 0);
      out[i + k] = alpha < 1 / 255 ? 0 : ((v - (1 - alpha)) / alpha) * 255;
    }
    out[i + 3] = Math.round(alpha * 255);
  }
  return { data: out, width, height };
}

/** Colours a pack of either kind. */
export function mixPack(kind: PackKind, pack: Pixels, colours: PictureColours, ground?: string): Pixels {
  return kind === "opaque" ? mixOpaque(pack, colours, ground) : mixTransparent(pack, colours, ground);
}
