import { isLocale, type Locale } from "./locales.ts";

/** The best of the product's languages in an `Accept-Language` header; null where it names none of them. */
export function acceptedLocale(header: string | null | undefined): Locale | null {
  const ranges = (header ?? "").split(",").map((range) => {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    return { language: tag.split("-", 1)[0], quality: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  const best = ranges
    .filter(({ language, quality }) => quality > 0 && isLocale(language))
    .toSorted((one, other) => other.quality - one.quality)[0]?.language;
  return isLocale(best) ? best : null;
}
