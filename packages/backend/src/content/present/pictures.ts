import type { ContentFacts } from "@preforma/domain/content";
import type { Locale } from "@preforma/domain/locales";
import { coverPicture } from "../model.ts";
import type { Image, Pictures } from "../../media/pictures.ts";

type Cover = ContentFacts<"news">["cover"];

/** The picture over an article: one of the studio's, or a file as it is; null where there is none. */
export function presentCover(cover: Cover, title: string, locale: Locale, pictures: Pictures): Image | null {
  if (cover === null) return null;
  if ("url" in cover)
    return {
      url: cover.url,
      thumbnail_image_url: cover.url,
      width: cover.width,
      height: cover.height,
      alt: title,
      sources: [],
    };
  const picture = coverPicture(cover);
  return picture && (pictures.imagesFor({ picture }, title, locale)[0] ?? null);
}
