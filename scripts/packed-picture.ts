import sharp from "sharp";
import { movedPixels } from "./picture-difference.ts";

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
