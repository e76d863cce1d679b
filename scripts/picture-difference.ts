import { diff } from "@blazediff/core";
import sharp from "sharp";

async function pixels(png: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The pixels of two PNGs of one size whose colours lie further apart than `threshold` (0 to 1), edges included. */
export async function movedPixels(one: Buffer, other: Buffer, threshold: number): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  return diff(a.data, b.data, undefined, a.width, a.height, { threshold, includeAA: true });
}

/** How two pictures differ. */
export interface PictureDifference {
  /** In words, for a failing test. */
  message: string;
  /** The second picture, pale, with what differs in red; none for pictures of two sizes. */
  picture?: Buffer;
}

/**
 * Compares two PNGs as the tests of stories do: edges that are only smoothed otherwise do not count.
 * Returns nothing where at most `allowedMismatchedPixels` lie further apart than `threshold`.
 */
export async function pictureDifference(
  kept: Buffer,
  actual: Buffer,
  { threshold, allowedMismatchedPixels }: { threshold: number; allowedMismatchedPixels: number },
): Promise<PictureDifference | undefined> {
  if (kept.equals(actual)) return undefined;
  const [a, b] = await Promise.all([pixels(kept), pixels(actual)]);
  if (a.width !== b.width || a.height !== b.height)
    return { message: `kept ${a.width} × ${a.height} px, now ${b.width} × ${b.height} px` };
  const seen = Buffer.alloc(a.data.length);
  const moved = diff(a.data, b.data, seen, a.width, a.height, { threshold });
  if (moved <= allowedMismatchedPixels) return undefined;
  const raw = { width: a.width, height: a.height, channels: 4 } as const;
  return { message: `${moved} pixels differ`, picture: await sharp(seen, { raw }).png().toBuffer() };
}

/**
 * How far packing may move the colour of a pixel, in the comparator's measure: less than the comparison bears, so that
 * what it bears is left for what a browser draws.
 */
const bearable = 0.04;

/**
 * The smallest PNG of a picture: of 256 colours where no pixel moves further than the comparison bears, else of all its
 * colours, as with photographs. Never larger than it came.
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
