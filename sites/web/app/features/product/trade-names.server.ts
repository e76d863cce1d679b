import { closureTypes, materials } from "@preforma/domain/catalogue/schema";
import type { Locale } from "@preforma/domain/locales";
import { articleByType, colours, materialByKey } from "@preforma/domain/vocabulary";

/**
 * The trade vocabulary in one language, as the namespace `trade`: a browser then reads one language of it instead of
 * all six.
 */
export function tradeNames(locale: Locale) {
  return {
    closure: Object.fromEntries(closureTypes.map((type) => [type, articleByType(type).one[locale]])),
    material: Object.fromEntries(
      materials.map((material) => [material, materialByKey(material).names[locale]]),
    ),
    abbreviation: Object.fromEntries(
      materials.map((material) => [material, materialByKey(material).short[locale]]),
    ),
    palette: colours.map(({ key, hex, transparent, titles }) => ({
      key,
      hex,
      transparent,
      title: titles[locale],
    })),
  };
}
