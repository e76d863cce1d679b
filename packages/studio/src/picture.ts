import { readFile } from "node:fs/promises";
import { mixPack, type Pixels } from "@preforma/domain/colour";
import { LRUCache } from "lru-cache";
import sharp, { type Sharp } from "sharp";
import { packFor, type PictureFile } from "./packs.ts";
import { MissingPictureError, TILE_GROUND, type PictureRequest } from "./picture-request.ts";

// half the packs at list width take about 40 MB
const sized = new LRUCache<string, Pixels>({
  maxSize: 48 * 1024 * 1024,
  sizeCalculation: (pixels) => pixels.data.byteLength,
});

async function rgba(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
  };
}

/** The pack's pixels at a width; the halves of a transparent pack are resized separately, so that they do not blend. */
async function pixelsOf(pack: PictureFile, width: number): Promise<Pixels> {
  const key = `${pack.path}@${width}`;
  const known = sized.get(key);
  if (known) return known;
  const file = await readFile(pack.path);
  let made: Pixels;
  if (width === pack.width) made = await rgba(sharp(file));
  else if (pack.kind === "opaque") made = await rgba(sharp(file).resize({ width }));
  else {
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height / 2, channels: info.channels };
    const half = data.byteLength / 2;
    const [upper, lower] = await Promise.all([
      rgba(sharp(data.subarray(0, half), { raw }).resize({ width })),
      rgba(sharp(data.subarray(half), { raw }).resize({ width })),
    ]);
    const stacked = new Uint8ClampedArray(upper.data.length + lower.data.length);
    stacked.set(upper.data);
    stacked.set(lower.data, upper.data.length);
    made = { data: stacked, width: upper.width, height: upper.height + lower.height };
  }
  sized.set(key, made);
  return made;
}

/**
 * Makes a product picture: the shape's pack coloured in linear light, over its ground.
 * @throws MissingPictureError when the shape has no picture in that view.
 * @throws RangeError when a colour is not `#rrggbb`.
 */
export async function renderPicture(request: PictureRequest): Promise<Buffer> {
  const { packId, view, body, closure, width, format } = request;
  const pack = packFor(packId, view);
  if (!pack)
    throw new MissingPictureError(
      `There is no picture of ${packId} from the ${view}; run pnpm studio:render.`,
    );
  const pixels = mixPack(pack.kind, await pixelsOf(pack, width), { body, closure }, TILE_GROUND);
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const };
  const image = sharp(pixels.data, { raw }).removeAlpha();
  if (format === "avif") return image.avif({ quality: 60, effort: 2, chromaSubsampling: "4:4:4" }).toBuffer();
  if (format === "webp") return image.webp({ quality: 84, effort: 3 }).toBuffer();
  if (format === "png") return image.png({ compressionLevel: 8 }).toBuffer();
  return image.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}
