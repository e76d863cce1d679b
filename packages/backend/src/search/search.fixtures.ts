import type { Locale } from "@preforma/domain/locales";
import { createSearchIndex, type SearchDocument, type SearchQuery } from "./index.ts";

export const base: Omit<SearchDocument, "id" | "code" | "titles"> = {
  categoryIds: [11, 1],
  extraTerms: {
    tr: ["PET Şişeler"],
    en: ["PET Bottles"],
    ru: ["ПЭТ-бутылки"],
    fr: ["Bouteilles PET"],
    ar: ["زجاجات PET"],
    de: ["PET-Flaschen"],
  },
  material: "PET",
  volumeMl: null,
  neck: null,
  colourKey: null,
  closureType: null,
  foodContact: true,
  isFeatured: false,
  priceMinor: null,
  createdAt: 0,
};
export const jars = {
  tr: ["Kavanozlar"],
  en: ["Jars"],
  ru: ["Банки"],
  fr: ["Pots"],
  ar: ["برطمانات"],
  de: ["Dosen"],
};
export const closures = {
  tr: ["Kapaklar"],
  en: ["Caps"],
  ru: ["Крышки"],
  fr: ["Bouchons"],
  ar: ["أغطية"],
  de: ["Verschlüsse"],
};

export const bottle = 757;
export const largeBottle = 758;
export const jar = 801;
export const lid = 802;
export const pump = 901;
export const imported = 950;

export const catalogue: SearchDocument[] = [
  {
    ...base,
    id: bottle,
    code: "TR-0757",
    volumeMl: 500,
    neck: { code: "28/410", diameter_mm: 28 },
    colourKey: "clear",
    titles: {
      tr: "500 ml Şeffaf Yuvarlak PET Şişe 28/410",
      en: "500 ml Clear Round PET Bottle 28/410",
      ru: "Ёмкость ПЭТ круглая прозрачная 500 мл, 28/410",
      fr: "Bouteille PET ronde à l’épaulement dégagé 0,5 L – 28/410",
      ar: "زُجَاجَة PET دائرية شفافة سعة ٥٠٠ مل",
      de: "Große runde PET-Flasche 500 ml, 28/410",
    },
  },
  {
    ...base,
    id: largeBottle,
    code: "TR-0758",
    volumeMl: 1000,
    neck: { code: "PCO 1881", diameter_mm: 28 },
    colourKey: "blue",
    titles: {
      tr: "1 L Mavi PET Şişe PCO 1881",
      en: "1 L Blue PET Bottle PCO 1881",
      ru: "Бутылка ПЭТ синяя 1 л, PCO 1881",
      fr: "Bouteille PET bleue 1 L – PCO 1881",
      ar: "زجاجة PET زرقاء سعة 1 لتر",
      de: "PET-Flasche 1 l, blau, PCO 1881",
    },
  },
  {
    ...base,
    id: jar,
    code: "KV 0250/A",
    categoryIds: [21, 2],
    extraTerms: jars,
    material: "PP",
    volumeMl: 250,
    neck: { code: "70/400", diameter_mm: 70 },
    titles: {
      tr: "250 ml Kavanoz",
      en: "250 ml Jar",
      ru: "Банка 250 мл",
      fr: "Pot 250 ml",
      ar: "برطمان سعة 250 مل",
      de: "Tropfdose 250 ml",
    },
  },
  {
    ...base,
    id: lid,
    code: "KP-0070",
    categoryIds: [31, 3],
    extraTerms: closures,
    material: "PP",
    neck: { code: "70/400", diameter_mm: 70 },
    closureType: "jar_lid",
    titles: {
      tr: "Kavanoz Kapağı 70/400",
      en: "Jar Lid 70/400",
      ru: "Крышка для банки 70/400",
      fr: "Couvercle de pot 70/400",
      ar: "غطاء أبيض لبرطمان 70/400",
      de: "Dosendeckel 70/400",
    },
  },
  {
    ...base,
    id: pump,
    code: "PM-0028",
    categoryIds: [32, 3],
    extraTerms: closures,
    material: "PP",
    neck: { code: "28/410", diameter_mm: 28 },
    closureType: "lotion_pump",
    foodContact: false,
    titles: {
      tr: "Şişe Pompası 28/410",
      en: "Lotion Pump for Bottles 28/410",
      ru: "Дозатор 28/410",
      fr: "Pompe à lotion 28/410",
      ar: "مضخة لوشن 28/410",
      de: "Lotionspumpe 28/410",
    },
  },
  {
    ...base,
    id: imported,
    code: "SP0012",
    categoryIds: [32, 3],
    extraTerms: closures,
    material: null,
    neck: { code: "20 mm", diameter_mm: 20 },
    closureType: "mist_sprayer",
    titles: { en: "SPRAY PUMP 20 MM BLACK/BLACK(0.1 ML)" },
  },
];

export const index = createSearchIndex(catalogue);
export const search = (keyword: string, locale: Locale = "tr", more: Partial<SearchQuery> = {}) =>
  index.query({ keyword, locale, page: 1, limit: 20, ...more });
export const first = (keyword: string, locale: Locale = "tr"): number | undefined =>
  search(keyword, locale).ids[0];
