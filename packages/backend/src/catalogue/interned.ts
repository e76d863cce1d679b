import type { NeckFinish } from "@preforma/domain/catalogue";
import { locales } from "@preforma/domain/locales";
import { priceBreaksFor, type PriceBreak } from "@preforma/domain/shop";
import { packIdFor, studioNeck } from "@preforma/studio";
import type { StudioPicture } from "../media/studio-port.ts";
import { storedPriceList } from "./price-list.ts";

/** The index of each language in {@link locales}. */
export const localeIndex = new Map<string, number>(locales.map((locale, index) => [locale, index]));

export type Interned = ReturnType<typeof interned>;

/** One object for each distinct value: a hundred thousand rows have only a few hundred. */
export function interned() {
  const texts = new Map<string, string>();
  const necks = new Map<string, NeckFinish>();
  const pictures = new Map<string, StudioPicture>();
  const packs = new Map<string, string>();
  const priceLists = new Map<string | null, readonly PriceBreak[]>();
  return {
    text: (value: string | null): string | null => {
      if (value === null) return value;
      const known = texts.get(value);
      if (known === undefined) texts.set(value, value);
      return known ?? value;
    },
    neckOf: (code: string | null, diameter_mm: number | null, finish: string | null): NeckFinish | null => {
      if (code === null || diameter_mm === null) return null;
      const key = `${code}/${diameter_mm}/${finish}`;
      const neck = necks.get(key) ?? { code, diameter_mm, finish };
      necks.set(key, neck);
      return neck;
    },
    /** The price breaks for everybody in a stored price list. */
    breaksOf: (written: string | null): readonly PriceBreak[] => {
      const breaks = priceLists.get(written) ?? priceBreaksFor(storedPriceList(written), null);
      priceLists.set(written, breaks);
      return breaks;
    },
    /** The studio pack that shows an article's shape at its size. */
    packOf: (shapeId: string | null, volumeMl: number | null, neck: NeckFinish | null): string | null => {
      if (shapeId === null || volumeMl === null || neck === null) return shapeId;
      const key = `${shapeId}/${volumeMl}/${neck.code}`;
      const pack = packs.get(key) ?? packIdFor(shapeId, { volumeMl, neckFinish: studioNeck(neck) });
      packs.set(key, pack);
      return pack;
    },
    pictureOf: (
      packId: string | null,
      bodyHex: string | null,
      closureHex: string | null,
    ): StudioPicture | null => {
      if (!packId || !bodyHex || !closureHex) return null;
      const key = `${packId}/${bodyHex}/${closureHex}`;
      const picture = pictures.get(key) ?? { packId, bodyHex, closureHex };
      pictures.set(key, picture);
      return picture;
    },
  };
}
