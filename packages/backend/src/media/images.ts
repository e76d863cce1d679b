import type { Locale } from "@preforma/domain/locales";
import { formatNumber } from "@preforma/domain/vocabulary";
import { pictureWidths } from "@preforma/studio";
import type { StudioPicture } from "./studio-port.ts";
import { packFile, photographPath, picturePath, pictureVersion, fallbackWidths } from "./urls.ts";
import type { Image, Pack, Pictures, StoredPhotograph } from "./pictures.ts";
import { pictureFormats, type PictureFormat, type StudioPort } from "./studio-port.ts";
import alternativeTexts from "./alternative-texts.json" with { type: "json" };

/** The view in the alternative text of every picture after the first. */
const viewNames: Record<string, Record<Locale, string>> = alternativeTexts.views;

const largest = pictureWidths.at(-1) ?? 960;
const listed: readonly PictureFormat[] = ["avif", "webp"];

/** A picture without its alternative text, which differs by article and language. */
type Shown = Omit<Image, "alt">;

/** Builds URLs of pictures; the same picture in two articles shares everything but its text. */
export function createPictures(studio: StudioPort): Pictures {
  const shown = new Map<string, Required<Shown>[]>();
  const viewsOf = (picture: StudioPicture): Required<Shown>[] => {
    const key = `${picture.packId}/${picture.bodyHex}/${picture.closureHex}`;
    let images = shown.get(key);
    if (!images) {
      images = studio.views(picture.packId).map((view) => {
        const url = (width: number, format: PictureFormat): string =>
          `/media/p/${picturePath(view, { ...picture, view: view.view, width, format })}`;
        return {
          url: url(largest, "jpg"),
          thumbnail_image_url: url(320, "jpg"),
          width: largest,
          height: Math.round((largest * view.height) / view.width),
          sources: sourcesOf(pictureWidths, url),
          studio: {
            view: view.view,
            body_hex: picture.bodyHex,
            closure_hex: picture.closureHex,
            ground_hex: studio.ground,
            object_width: view.objectWidth,
          },
        };
      });
      shown.set(key, images);
    }
    return images;
  };
  const photographs = new WeakMap<StoredPhotograph, Shown>();
  const photographOf = (photograph: StoredPhotograph): Shown => {
    let image = photographs.get(photograph);
    if (!image) photographs.set(photograph, (image = shownPhotograph(photograph)));
    return image;
  };

  return {
    imagesFor(subject, title, locale) {
      const described = (what: string): string => `${title}${locale === "ar" ? "، " : ", "}${what}`;
      const taken = (subject.photographs ?? []).map((photograph, index) => ({
        ...photographOf(photograph),
        alt:
          photograph.alt[locale] ??
          (index === 0
            ? title
            : described(`${alternativeTexts.photograph[locale]} ${formatNumber(index + 1, locale)}`)),
      }));
      if (!subject.picture) return taken;
      const mixed = viewsOf(subject.picture).map((image, index) => ({
        ...image,
        alt:
          taken.length + index === 0
            ? title
            : described(viewNames[image.studio.view]?.[locale] ?? image.studio.view),
      }));
      return [...taken, ...mixed];
    },
    packsFor({ shapeId, picture }): Pack[] {
      if (shapeId === null || picture === null) return [];
      const { packId } = picture;
      return studio.views(packId).map(({ view, hash, kind, width, height }) => ({
        shape_id: shapeId,
        view,
        kind,
        url: `/media/packs/${pictureVersion({ hash })}/${packFile(packId, view)}`,
        width,
        height,
      }));
    },
  };
}

function shownPhotograph({ digest, width, height, widths }: StoredPhotograph): Shown {
  const url = (wide: number, format: PictureFormat): string =>
    `/media/photographs/${photographPath(digest, wide, format)}`;
  const fallback = fallbackWidths(widths);
  return {
    url: url(fallback.largest, "jpg"),
    thumbnail_image_url: url(fallback.thumbnail, "jpg"),
    width,
    height,
    sources: sourcesOf(widths, url),
  };
}

function sourcesOf(
  widths: readonly number[],
  url: (width: number, format: PictureFormat) => string,
): Image["sources"] {
  return listed.map((format) => ({
    type: pictureFormats[format],
    renditions: widths.map((width) => ({ url: url(width, format), width })),
  }));
}
