import type { Locale } from "../locales/index.ts";
import {
  arabic,
  french,
  german,
  invariable,
  russian,
  russianVelar,
  type AgreeingLocale,
  type Forms,
} from "./grammar.ts";

/** A description of form that follows the noun unchanged: `avec poignée`, `с ручкой`. */
export interface Tail {
  tail: string;
}

/** How a form is put in a title: before the noun in Turkish and English; elsewhere agreeing, or as a tail. */
export interface ShapeWord extends Record<AgreeingLocale, Forms | Tail> {
  tr: string;
  en: string;
}

const tail = (text: string): Tail => ({ tail: text });

/** Words for a container's form. */
export const shapeWords = {
  round: {
    tr: "Yuvarlak",
    en: "Round",
    ru: russian("кругл"),
    fr: french("rond"),
    ar: arabic("دائري"),
    de: german("rund"),
  },
  oval: {
    tr: "Oval",
    en: "Oval",
    ru: russian("овальн"),
    fr: french("ovale"),
    ar: arabic("بيضاوي"),
    de: german("oval"),
  },
  square: {
    tr: "Kare",
    en: "Square",
    ru: russian("квадратн"),
    fr: french("carré"),
    ar: arabic("مربع"),
    de: german("quadratisch"),
  },
  rectangular: {
    tr: "Dikdörtgen",
    en: "Rectangular",
    ru: russian("прямоугольн"),
    fr: french("rectangulaire"),
    ar: arabic("مستطيل"),
    de: german("rechteckig"),
  },
  boston_round: {
    tr: "Boston",
    en: "Boston Round",
    ru: invariable("Бостон"),
    fr: invariable("Boston"),
    ar: invariable("بوسطن"),
    de: tail("Boston Round"),
  },
  cylindrical: {
    tr: "Silindirik",
    en: "Cylindrical",
    ru: russianVelar("цилиндрическ"),
    fr: french("cylindrique"),
    ar: arabic("أسطواني"),
    de: german("zylindrisch"),
  },
  conical: {
    tr: "Konik",
    en: "Conical",
    ru: russianVelar("коническ"),
    fr: french("conique"),
    ar: arabic("مخروطي"),
    de: german("konisch"),
  },
  slim: {
    tr: "İnce",
    en: "Slim",
    ru: russianVelar("узк"),
    fr: french("élancé"),
    ar: arabic("نحيف"),
    de: german("schlank"),
  },
  flat: {
    tr: "Yassı",
    en: "Flat",
    ru: russianVelar("плоск"),
    fr: french("plat"),
    ar: arabic("مسطح"),
    de: german("flach"),
  },
  low: {
    tr: "Basık",
    en: "Low-Profile",
    ru: russianVelar("низк"),
    fr: french("bas", "basse"),
    ar: arabic("منخفض"),
    de: german("niedrig"),
  },
  deep: {
    tr: "Derin",
    en: "Deep",
    ru: russianVelar("глубок"),
    fr: french("profond"),
    ar: arabic("عميق"),
    de: german("tief"),
  },
  tall: {
    tr: "Uzun",
    en: "Tall",
    ru: russianVelar("высок"),
    fr: french("haut"),
    ar: arabic("طويل"),
    de: { m: "hoher", f: "hohe", n: "hohes", plural: "hohe", pluralFeminine: "hohe", plain: "hoch" },
  },
  stackable: {
    tr: "İstiflenebilir",
    en: "Stackable",
    ru: russian("штабелируем"),
    fr: french("gerbable"),
    ar: arabic("قابل للتكديس", "قابلة للتكديس"),
    de: german("stapelbar"),
  },
  handled: {
    tr: "Kulplu",
    en: "Handled",
    ru: tail("с ручкой"),
    fr: tail("avec poignée"),
    ar: tail("بمقبض"),
    de: tail("mit Griff"),
  },
  wide_mouth: {
    tr: "Geniş Ağızlı",
    en: "Wide-Mouth",
    ru: tail("с широким горлом"),
    fr: tail("à large ouverture"),
    ar: tail("بفوهة واسعة"),
    de: tail("mit Weithals"),
  },
  ribbed: {
    tr: "Tırtıllı",
    en: "Ribbed",
    ru: russian("рифлён"),
    fr: french("strié"),
    ar: arabic("مضلع"),
    de: german("gerippt"),
  },
  smooth: {
    tr: "Düz",
    en: "Smooth",
    ru: russianVelar("гладк"),
    fr: french("lisse"),
    ar: arabic("أملس", "ملساء"),
    de: german("glatt"),
  },
  double_wall: {
    tr: "Çift Cidarlı",
    en: "Double-Wall",
    ru: tail("с двойной стенкой"),
    fr: tail("à double paroi"),
    ar: tail("بجدار مزدوج"),
    de: german("doppelwandig"),
  },
  hexagonal: {
    tr: "Altıgen",
    en: "Hexagonal",
    ru: russian("шестигранн"),
    fr: french("hexagonal"),
    ar: arabic("سداسي"),
    de: german("sechseckig"),
  },
  squeezable: {
    tr: "Sıkılabilir",
    en: "Squeeze",
    ru: russianVelar("мягк"),
    fr: french("souple"),
    ar: arabic("مرن"),
    de: german("quetschbar"),
  },
  open_top: {
    tr: "Kelepçeli",
    en: "Open-Top",
    ru: tail("со съёмной крышкой"),
    fr: tail("à ouverture totale"),
    ar: tail("بغطاء كامل"),
    de: tail("mit Spannringdeckel"),
  },
  tight_head: {
    tr: "Çift Tapalı",
    en: "Tight-Head",
    ru: tail("с несъёмным верхом"),
    fr: tail("à bondes"),
    ar: tail("برأس مغلق"),
    de: tail("mit Spundöffnung"),
  },
} satisfies Record<string, ShapeWord>;

export type ShapeKey = keyof typeof shapeWords;

/** Every form that the vocabulary has a word for. */
export const shapeKeys = Object.keys(shapeWords) as ShapeKey[];

/** The word for a form. */
export function shapeWord(key: ShapeKey): ShapeWord {
  return shapeWords[key];
}

/** A form's name on its own, capitalised by the caller where needed: `круглый`, `avec poignée`. */
export function shapeTitle(key: ShapeKey, locale: Locale): string {
  const word = shapeWord(key);
  if (locale === "tr" || locale === "en") return word[locale];
  const agreeing = word[locale];
  return "tail" in agreeing ? agreeing.tail : agreeing.plain;
}
