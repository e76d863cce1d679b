import type { Locale } from "@preforma/domain/locales";
import type { StudioPicture } from "../catalogue/records.ts";
import { packFile, picturePath, pictureWidths } from "./addresses.ts";
import type { Image, Pack, Pictures } from "./pictures.ts";
import { pictureFormats, type PictureFormat, type StudioPort } from "./studio-port.ts";

/** How each view after the first is told apart in alternative texts. */
const viewNames: Record<string, Record<Locale, string>> = {
  front: {
    tr: "önden görünüm",
    en: "front view",
    ru: "вид спереди",
    fr: "vue de face",
    ar: "منظر أمامي",
    de: "Vorderansicht",
  },
  "three-quarter": {
    tr: "çapraz görünüm",
    en: "three-quarter view",
    ru: "вид вполоборота",
    fr: "vue de trois quarts",
    ar: "منظر جانبي مائل",
    de: "Schrägansicht",
  },
};

const largest = pictureWidths.at(-1) ?? 960;
const listed: readonly PictureFormat[] = ["avif", "webp"];

type Shown = Omit<Image, "alt"> & { view: string };

/** Writes addresses of pictures; the same picture in two articles shares everything but its text. */
export function createPictures(studio: StudioPort): Pictures {
  const shown = new Map<string, Shown[]>();
  const viewsOf = (picture: StudioPicture): Shown[] => {
    const key = `${picture.shapeId}/${picture.bodyHex}/${picture.closureHex}`;
    let images = shown.get(key);
    if (!images) {
      images = studio.views(picture.shapeId).map((view) => {
        const url = (width: number, format: PictureFormat): string =>
          `/media/p/${picturePath(view, { ...picture, view: view.view, width, format })}`;
        return {
          view: view.view,
          url: url(largest, "jpg"),
          thumbnail_image_url: url(320, "jpg"),
          width: largest,
          height: Math.round((largest * view.height) / view.width),
          sources: listed.map((format) => ({
            type: pictureFormats[format],
            renditions: pictureWidths.map((width) => ({ url: url(width, format), width })),
          })),
        };
      });
      shown.set(key, images);
    }
    return images;
  };

  return {
    imagesFor(picture, title, locale) {
      if (!picture) return [];
      return viewsOf(picture).map(({ view, ...image }, index) => ({
        url: image.url,
        thumbnail_image_url: image.thumbnail_image_url,
        width: image.width,
        height: image.height,
        alt:
          index === 0
            ? title
            : `${title}${locale === "ar" ? "، " : ", "}${viewNames[view]?.[locale] ?? view}`,
        sources: image.sources,
      }));
    },
    packsFor(shapeId): Pack[] {
      if (shapeId === null) return [];
      return studio.views(shapeId).map(({ view, hash, kind, width, height }) => ({
        shape_id: shapeId,
        view,
        kind,
        url: `/media/packs/${hash.slice(0, 8)}/${packFile(shapeId, view)}`,
        width,
        height,
      }));
    },
  };
}
