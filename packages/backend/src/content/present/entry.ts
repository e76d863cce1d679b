import type { ContentKind, Titles, ContentFacts } from "@preforma/domain/content";
import { defaultLocale, locales, type Locale } from "@preforma/domain/locales";
import { textsFor, type ContentEntry, type ContentText } from "../entry.ts";
import { coverPicture } from "../model.ts";
import type { Image, Pictures } from "../../media/pictures.ts";

/** The fields that all entries share. */
export function presentEntry({ id, record, createdAt, updatedAt }: ContentEntry) {
  return {
    id,
    key: record.key,
    is_active: record.is_active,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** The texts to return, each with its language, title, slug and the fields of `more`. */
export function presentTexts<Kind extends ContentKind, More extends object>(
  entry: ContentEntry<Kind>,
  requested: Locale | undefined,
  more: (text: ContentText<Kind>, language: Locale) => More,
) {
  const texts: Partial<Record<Locale, ContentText<Kind>>> = entry.record.texts;
  return textsFor(texts, requested).map(({ language_code, text }) => ({
    language_code,
    title: text.title,
    slug: text.slug ?? "",
    ...more(text, language_code),
  }));
}

/** The slug in every language of the entry, independent of the requested language. */
export function presentSlugs(entry: ContentEntry) {
  return locales.flatMap((language_code) => {
    const text = entry.record.texts[language_code];
    return text ? [{ language_code, slug: text.slug ?? "", is_active: true }] : [];
  });
}

/** A vocabulary key with its label. */
export function presentWord<Key extends string>(
  words: Readonly<Record<Key, Titles>>,
  key: Key,
  requested: Locale | undefined,
): { key: Key; title: string } {
  return { key, title: words[key][requested ?? defaultLocale] };
}

type Cover = ContentFacts<"news">["cover"];

/** The picture above an article: a studio picture, or a file as it is; null if there is none. */
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
