import type { ProductDetail } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { formatLength } from "@preforma/domain/vocabulary";
import type { GalleryItem } from "@preforma/ui/gallery";

export type PictureScale = NonNullable<GalleryItem["scale"]>;

/** Round lengths in mm, the longest first. */
const lengths = [500, 200, 100, 50, 20, 10, 5, 2, 1];
/** The line's max length, as a share of the picture's width. */
const longest = 0.3;

/**
 * The scale line of a picture: the longest round one that leaves most of the picture free. Only a picture from the
 * front has one, of an article whose width is known.
 */
export function pictureScale(
  { studio }: ProductDetail["images"][number],
  dimensions: ProductDetail["dimensions"],
  locale: Locale,
): { scale?: PictureScale } {
  if (studio?.view !== "front" || studio.object_width === undefined || !dimensions) return {};
  const sharePerMm = studio.object_width / dimensions.width_mm;
  const length = lengths.find((mm) => mm * sharePerMm <= longest);
  if (length === undefined) return {};
  return {
    scale: { label: formatLength([length], locale), percent: Math.round(length * sharePerMm * 1000) / 10 },
  };
}
