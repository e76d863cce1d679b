import sharp from "sharp";

/** Below these values (of 255) a pixel shows shadow or grain rather than the object. */
const opaqueFrom = 235;
const tintedFrom = 24;
/** A column with fewer pixels of the object than this is its soft edge. */
const pixelsOfAColumn = 3;

/**
 * The object's width in a packed picture, as a share of the picture's width: that of its body, or of the whole closure
 * where it is sold alone. `width` and `height` are those of the picture, px.
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
    // The lower half contains the number of tinted surfaces that the light has passed.
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
