import type { Material } from "../catalogue/schema.ts";
import type { Locale } from "../locales/index.ts";
import { materialShorts } from "./material-shorts.ts";

/** A plastic (or aluminium) with what a packaging buyer asks of it. */
export interface VocabularyMaterial {
  key: Material;
  /** Resin identification code, 1 to 7, after ASTM D7611; null for what is no plastic. */
  resinCode: number | null;
  /** Abbreviation beside the recycling triangle, after ASTM D7611. */
  recyclingLabel: string | null;
  /** Density of the unfilled grade, g/cm³, middle of the suppliers' usual range. */
  densityGPerCm3: number;
  /** Usual temperature range of the melt when moulded, °C. */
  meltC: readonly [min: number, max: number] | null;
  /** Can the plastic be moulded clear as glass? */
  transparent: boolean;
  /** Abbreviation as used in titles. */
  short: Readonly<Record<Locale, string>>;
  /** Full chemical name, in the middle of a sentence. */
  names: Readonly<Record<Locale, string>>;
  /** Other spellings, lower case, any language. */
  aliases: readonly string[];
}

/** The plastics of the trade, most usual first. */
export const materialVocabulary: readonly VocabularyMaterial[] = [
  {
    key: "PET",
    resinCode: 1,
    recyclingLabel: "PET",
    densityGPerCm3: 1.38,
    meltC: [270, 290],
    transparent: true,
    short: materialShorts.PET,
    names: {
      tr: "polietilen tereftalat",
      en: "polyethylene terephthalate",
      ru: "полиэтилентерефталат",
      fr: "polyéthylène téréphtalate",
      ar: "البولي إيثيلين تيرفثالات",
      de: "Polyethylenterephthalat",
    },
    aliases: ["pete", "polyester", "пэтф", "بي إي تي"],
  },
  {
    key: "HDPE",
    resinCode: 2,
    recyclingLabel: "HDPE",
    densityGPerCm3: 0.955,
    meltC: [180, 230],
    transparent: false,
    short: materialShorts.HDPE,
    names: {
      tr: "yüksek yoğunluklu polietilen",
      en: "high-density polyethylene",
      ru: "полиэтилен низкого давления",
      fr: "polyéthylène haute densité",
      ar: "البولي إيثيلين عالي الكثافة",
      de: "Polyethylen hoher Dichte",
    },
    aliases: ["pehd", "pe-hd", "yype", "hd", "пэнд", "пэвп", "pe"],
  },
  {
    key: "LDPE",
    resinCode: 4,
    recyclingLabel: "LDPE",
    densityGPerCm3: 0.922,
    meltC: [160, 220],
    transparent: false,
    short: materialShorts.LDPE,
    names: {
      tr: "alçak yoğunluklu polietilen",
      en: "low-density polyethylene",
      ru: "полиэтилен высокого давления",
      fr: "polyéthylène basse densité",
      ar: "البولي إيثيلين منخفض الكثافة",
      de: "Polyethylen niedriger Dichte",
    },
    aliases: ["pebd", "pe-ld", "aype", "ld", "пэвд", "пэнп"],
  },
  {
    key: "PP",
    resinCode: 5,
    recyclingLabel: "PP",
    densityGPerCm3: 0.905,
    meltC: [200, 250],
    transparent: false,
    short: materialShorts.PP,
    names: {
      tr: "polipropilen",
      en: "polypropylene",
      ru: "полипропилен",
      fr: "polypropylène",
      ar: "البولي بروبيلين",
      de: "Polypropylen",
    },
    aliases: ["polyprop"],
  },
  {
    key: "PS",
    resinCode: 6,
    recyclingLabel: "PS",
    densityGPerCm3: 1.05,
    meltC: [180, 240],
    transparent: true,
    short: materialShorts.PS,
    names: {
      tr: "polistiren",
      en: "polystyrene",
      ru: "полистирол",
      fr: "polystyrène",
      ar: "البوليسترين",
      de: "Polystyrol",
    },
    aliases: ["gpps", "hips", "polistren"],
  },
  {
    key: "PETG",
    resinCode: 7,
    recyclingLabel: "OTHER",
    densityGPerCm3: 1.27,
    meltC: [220, 260],
    transparent: true,
    short: materialShorts.PETG,
    names: {
      tr: "glikol modifiyeli PET",
      en: "glycol-modified PET",
      ru: "модифицированный гликолем ПЭТ",
      fr: "PET modifié au glycol",
      ar: "البولي إيثيلين تيرفثالات المعدّل بالجليكول",
      de: "glykolmodifiziertes PET",
    },
    aliases: ["pet-g"],
  },
  {
    key: "ABS",
    resinCode: 7,
    recyclingLabel: "OTHER",
    densityGPerCm3: 1.05,
    meltC: [220, 260],
    transparent: false,
    short: materialShorts.ABS,
    names: {
      tr: "akrilonitril bütadien stiren",
      en: "acrylonitrile butadiene styrene",
      ru: "акрилонитрил-бутадиен-стирол",
      fr: "acrylonitrile butadiène styrène",
      ar: "الأكريلونتريل بوتادين ستايرين",
      de: "Acrylnitril-Butadien-Styrol",
    },
    aliases: [],
  },
  {
    key: "SAN",
    resinCode: 7,
    recyclingLabel: "OTHER",
    densityGPerCm3: 1.08,
    meltC: [210, 260],
    transparent: true,
    short: materialShorts.SAN,
    names: {
      tr: "stiren akrilonitril",
      en: "styrene acrylonitrile",
      ru: "стирол-акрилонитрил",
      fr: "styrène-acrylonitrile",
      ar: "الستايرين أكريلونتريل",
      de: "Styrol-Acrylnitril",
    },
    aliases: ["as"],
  },
  {
    key: "ACRYLIC",
    resinCode: 7,
    recyclingLabel: "OTHER",
    densityGPerCm3: 1.18,
    meltC: [220, 260],
    transparent: true,
    short: materialShorts.ACRYLIC,
    names: {
      tr: "polimetil metakrilat",
      en: "polymethyl methacrylate",
      ru: "полиметилметакрилат",
      fr: "polyméthacrylate de méthyle",
      ar: "البولي ميثيل ميثاكريلات",
      de: "Polymethylmethacrylat",
    },
    aliases: ["acrylic", "pmma", "plexi"],
  },
  {
    key: "ALU",
    resinCode: null,
    recyclingLabel: null,
    densityGPerCm3: 2.7,
    meltC: null,
    transparent: false,
    short: materialShorts.ALU,
    names: {
      tr: "alüminyum",
      en: "aluminium",
      ru: "алюминий",
      fr: "aluminium",
      ar: "الألومنيوم",
      de: "Aluminium",
    },
    aliases: ["aluminum", "alu", "alum"],
  },
  {
    key: "OTHER",
    resinCode: 7,
    recyclingLabel: "OTHER",
    densityGPerCm3: 1,
    meltC: null,
    transparent: false,
    short: materialShorts.OTHER,
    names: {
      tr: "diğer malzemeler",
      en: "other materials",
      ru: "прочие материалы",
      fr: "autres matériaux",
      ar: "مواد أخرى",
      de: "sonstige Werkstoffe",
    },
    aliases: [],
  },
];

const byKey = new Map(materialVocabulary.map((material) => [material.key, material]));

/** The vocabulary's entry of a material. */
export function materialByKey(key: Material): VocabularyMaterial {
  const material = byKey.get(key);
  if (!material)
    throw new Error(`No vocabulary entry for the material ${key}: add it to vocabulary/materials.ts`);
  return material;
}
