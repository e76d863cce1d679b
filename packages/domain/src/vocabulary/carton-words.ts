import type { Locale } from "../locales/index.ts";
import { fold } from "../text/fold.ts";

/** Words for a carton after a number. The first is the abbreviation in lists, the same for every number. */
export const cartonWords: Readonly<Record<Locale, readonly [string, ...string[]]>> = {
  tr: ["koli", "kolisi", "kutu", "karton"],
  en: ["ctn", "ctns", "carton", "cartons", "box", "boxes", "case", "cases"],
  ru: [
    "кор.",
    "коробка",
    "коробки",
    "коробок",
    "коробку",
    "короб",
    "короба",
    "коробов",
    "ящик",
    "ящика",
    "ящиков",
  ],
  fr: ["colis", "carton", "cartons", "boîte", "boîtes", "caisse", "caisses"],
  ar: ["كرتونة", "كرتونات", "كرتون", "كرتونًا", "كراتين", "صندوق", "صندوقًا", "صناديق"],
  de: ["Karton", "Kartons", "Ktn.", "Kiste", "Kisten"],
};

const plain = (word: string): string => fold(word).replaceAll(".", "");
const known = new Set(Object.values(cartonWords).flat().map(plain));

/** Whether a word means a carton in one of the languages, in any spelling. */
export const isCartonWord = (word: string): boolean => known.has(plain(word));
