import type { NeckFinish } from "../catalogue/schema.ts";
import { perLocale, type Locale } from "../locales/index.ts";
import { neckTitle } from "./neck-title.ts";

/**
 * How a closure is attached: by a continuous thread, a beverage thread with band, a crimped ferrule, or a snap-on rim.
 */
export type NeckKind = "spi_thread" | "beverage_thread" | "din_thread" | "bung_thread" | "crimp" | "rim";

/** A neck finish of the trade. */
export interface VocabularyNeck extends NeckFinish {
  kind: NeckKind;
  /** Turns of thread engagement where the standard fixes them. */
  turns: number | null;
  /** Its name per language; the code where that is international. */
  titles: Readonly<Record<Locale, string>>;
  /** Other spellings, lower case. */
  aliases: readonly string[];
}

const titlesOf = (code: string): Record<Locale, string> => perLocale((locale) => neckTitle({ code }, locale));

/** Continuous threads after SPI/GPI: 400 has one turn, 410 one and a half, 415 two. */
const spi = (finish: string, turns: number | null, ...diameters: number[]): VocabularyNeck[] =>
  diameters.map((diameter) => ({
    code: `${diameter}/${finish}`,
    diameter_mm: diameter,
    finish,
    kind: "spi_thread",
    turns,
    titles: titlesOf(`${diameter}/${finish}`),
    aliases: [`${diameter}-${finish}`, `${diameter} mm ${finish}`],
  }));

const beverage = (code: string, diameter: number, finish: string, ...aliases: string[]): VocabularyNeck => ({
  code,
  diameter_mm: diameter,
  finish,
  kind: "beverage_thread",
  turns: null,
  titles: titlesOf(code),
  aliases,
});

const din = (diameter: number): VocabularyNeck => ({
  code: `DIN ${diameter}`,
  diameter_mm: diameter,
  finish: "DIN",
  kind: "din_thread",
  turns: null,
  titles: titlesOf(`DIN ${diameter}`),
  aliases: [`din${diameter}`, `din-${diameter}`],
});

const crimp = (diameter: number): VocabularyNeck => ({
  code: `${diameter} mm crimp`,
  diameter_mm: diameter,
  finish: "crimp",
  kind: "crimp",
  turns: null,
  titles: titlesOf(`${diameter} mm crimp`),
  aliases: [`fea ${diameter}`, `fea${diameter}`, `c/f ${diameter} mm`],
});

/** The neck finishes of stocked containers and closures, by kind and size. */
export const neckFinishes: readonly VocabularyNeck[] = [
  ...spi("400", 1, 18, 20, 22, 24, 28, 33, 38, 43, 45, 48, 53, 58, 63, 66, 70, 75, 77, 83, 89, 100, 110, 120),
  ...spi("410", 1.5, 13, 15, 18, 20, 22, 24, 28),
  ...spi("415", 2, 13, 15, 18, 20, 22, 24, 28, 33),
  beverage("PCO 1881", 28, "PCO 1881", "pco1881", "1881"),
  beverage("PCO 1810", 28, "PCO 1810", "pco1810", "1810"),
  beverage("PP 28", 28, "PP 28", "pp28", "28 ropp", "ropp 28", "28 mm ropp"),
  beverage("26/22", 26, "26/22"),
  beverage("29/21", 29, "29/21"),
  beverage("29/25", 29, "29/25"),
  beverage("30/25", 30, "30/25"),
  beverage("38 mm 3-start", 38, "3-start", "38 3-start", "38mm 3 start", "38 mm three-start"),
  beverage("82 mm 3-start", 82, "3-start", "82 3-start", "82mm 3 start", "82 mm three-start"),
  beverage("48/41", 48, "48/41"),
  beverage("55 mm 5 gal", 55, "5 gal", "5 gallon"),
  ...[18, 28, 40, 45, 51, 61, 71].map(din),
  {
    code: "63 mm",
    diameter_mm: 63,
    finish: "63 mm",
    kind: "din_thread",
    turns: null,
    titles: titlesOf("63 mm"),
    aliases: ["63mm", "ø63"],
  },
  {
    code: "G 2",
    diameter_mm: 60,
    finish: "G",
    kind: "bung_thread",
    turns: null,
    titles: titlesOf("G 2"),
    aliases: ['2"', "2 inch", '2" bsp', "g2"],
  },
  {
    code: "S56×4",
    diameter_mm: 56,
    finish: "S56×4",
    kind: "bung_thread",
    turns: null,
    titles: titlesOf("S56×4"),
    aliases: ["s56x4", "56x4", "56×4"],
  },
  ...[13, 15, 18, 20].map(crimp),
];

/** A rim for a snap-on lid, by its outside diameter in mm: `Ø 226 mm`. */
export function rimNeck(diameterMm: number): VocabularyNeck {
  return {
    code: `Ø ${diameterMm} mm`,
    diameter_mm: diameterMm,
    finish: "rim",
    kind: "rim",
    turns: null,
    titles: titlesOf(`Ø ${diameterMm} mm`),
    aliases: [],
  };
}

const compacted = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s-]+/g, "")
    .replaceAll("x", "×");
const bySpelling = new Map(
  neckFinishes.flatMap((neck) =>
    [neck.code, ...[neck.code, ...neck.aliases].map(compacted)].map((text) => [text, neck]),
  ),
);

/**
 * The neck finish with a code, in any spacing or hyphenation (`28-410`, `pco1881`, `Ø 226 mm`); undefined when unknown.
 */
export function neckByCode(code: string): VocabularyNeck | undefined {
  // Facets look up stored codes, several times per request.
  const known = bySpelling.get(code) ?? bySpelling.get(compacted(code));
  if (known) return known;
  const rim = /^\s*[øØ]\s*(\d{2,3})\s*mm\s*$/iu.exec(code);
  return rim ? rimNeck(Number(rim[1])) : undefined;
}

/** A neck found in free text, with its half-open range of UTF-16 offsets. */
export interface FoundNeck {
  neck: VocabularyNeck;
  start: number;
  end: number;
}

const written =
  /(?<![\d.,/])(?:\d{2,3}\s*(?:mm\s*)?[/-]\s*4(?:00|10|15)(?!\d)|(?:26|29|30|48)\s?\/\s?(?:2[125]|41)(?!\d)|pco[\s-]*18(?:81|10)|din[\s-]*\d{2}(?!\d)|(?:38|82)\s*mm\s*(?:3|three)[\s-]*start|\d{2}\s*mm\s*crimp|fea\s*\d{2}|s56\s*[x×]\s*4)/iu;

/** The first neck finish in a text, such as `20/410` in `BABY OIL20/410`; null when there is none. */
export function findNeck(text: string): FoundNeck | null {
  const match = written.exec(text);
  if (!match) return null;
  const neck = neckByCode(match[0].replace(/(\d)\s*mm\s*([/-])/i, "$1$2").replace(/(\d)-(\d)/, "$1/$2"));
  return neck ? { neck, start: match.index, end: match.index + match[0].length } : null;
}

const finishOf = (neck: NeckFinish): string =>
  (neckByCode(neck.code)?.code ?? neck.code).trim().toLowerCase();

/**
 * Whether a closure seals on a container's neck.
 *
 * Diameter and finish must both be the same. With the same diameter, the 400, 410 and 415 finishes share thread and
 * pitch but not height: after the SPI drawings a 28 mm neck is 9.8-10.5 mm high as 400, 17.6-18.4 mm as 410 and
 * 27.1-27.9 mm as 415. So a 400 cap does not reach the shoulder of a 410 neck, a 410 cap hits the shoulder of a 400
 * neck before it seals, and dealers list neither as fitting. PCO 1881 is 4 mm lower than PCO 1810, so those two do not
 * fit each other either (ISBT Threadspecs). Spacing and hyphens in the code are ignored.
 */
export function fits(closureNeck: NeckFinish, containerNeck: NeckFinish): boolean {
  return (
    closureNeck.diameter_mm === containerNeck.diameter_mm && finishOf(closureNeck) === finishOf(containerNeck)
  );
}
