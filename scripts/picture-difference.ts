import { diff } from "@blazediff/core";
import sharp from "sharp";

async function pixels(png: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The pixels of two PNGs of the same size whose colours differ by more than `threshold` (0 to 1), edges included. */
export async function movedPixels(one: Buffer, other: Buffer, threshold: number): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  return diff(a.data, b.data, undefined, a.width, a.height, { threshold, includeAA: true });
}

/** The difference between two pictures. */
export interface PictureDifference {
  /** A description, for a failing test. */
  message: string;
  /** The second picture, faded, with the differences in red; absent for pictures of different sizes. */
  picture?: Buffer;
}

/**
 * Compares two PNGs as the tests of stories do: differences in anti-aliasing do not count. Returns undefined where at
 * most `allowedMismatchedPixels` differ by more than `threshold`.
 */
export async function pictureDifference(
  baseline: Buffer,
  actual: Buffer,
  { threshold, allowedMismatchedPixels }: { threshold: number; allowedMismatchedPixels: number },
): Promise<PictureDifference | undefined> {
  if (baseline.equals(actual)) return undefined;
  const [a, b] = await Promise.all([pixels(baseline), pixels(actual)]);
  if (a.width !== b.width || a.height !== b.height)
    return { message: `baseline ${a.width} × ${a.height} px, now ${b.width} × ${b.height} px` };
  const seen = Buffer.alloc(a.data.length);
  const moved = diff(a.data, b.data, seen, a.width, a.height, { threshold });
  if (moved <= allowedMismatchedPixels) return undefined;
  const raw = { width: a.width, height: a.height, channels: 4 } as const;
  return { message: `${moved} pixels differ`, picture: await sharp(seen, { raw }).png().toBuffer() };
}

/**
 * Max change of a pixel's colour by packing, in the comparator's measure: less than the comparison tolerates, to leave
 * a margin for the browser's rendering.
 */
const bearable = 0.04;

/**
 * The smallest PNG of a picture: with 256 colours if no pixel changes by more than the margin, else with all its
 * colours, as for photographs. Never larger than the input.
 */
export async function packPicture(png: Buffer): Promise<Buffer> {
  const few = await sharp(png).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer();
  if (few.length < png.length && (await movedPixels(png, few, bearable)) === 0) return few;
  const all = await Promise.all(
    [true, false].map((adaptiveFiltering) =>
      sharp(png).png({ compressionLevel: 9, adaptiveFiltering }).toBuffer(),
    ),
  );
  return [png, ...all].reduce((best, each) => (each.length < best.length ? each : best));
}
