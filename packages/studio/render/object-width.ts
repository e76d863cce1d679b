import sharp from "sharp";

/** Below these values (of 255) a pixel shows shadow or grain and not the object. */
const opaqueFrom = 235;
const tintedFrom = 24;
/** A column with fewer pixels of the object than this is its softened edge. */
const pixelsOfAColumn = 3;

/**
 * How wide the object is in a packed picture, as a share of the picture's width: its body, or the whole of it where it is
 * a closure sold alone. `width` and `height` are those of the picture, px.
 */
export async function objectWidth(
  file: string,
  {
    width,
    height,
    transparent,
    body,
  }: { width: number; height: number; transparent: boolean; body: boolean },
): Promise<number> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const value = (pixel: number, channel: number): number => data[pixel * info.channels + channel] ?? 0;
  const isObject = (pixel: number): boolean => {
    if (!transparent) return value(pixel, 3) >= opaqueFrom && (!body || value(pixel, 0) > value(pixel, 1));
    // The lower half tells how many tinted surfaces the light has passed.
    const isTinted = value(pixel + width * height, 0) > tintedFrom;
    return isTinted || (!body && value(pixel, 1) > tintedFrom);
  };
  const columns = Array.from({ length: width }, (_, x) => {
    let count = 0;
    for (let y = 0; y < height; y++) if (isObject(y * width + x)) count++;
    return count >= pixelsOfAColumn;
  });
  const share = (columns.lastIndexOf(true) - columns.indexOf(true) + 1) / width;
  return Math.round(share * 1000) / 1000;
}
