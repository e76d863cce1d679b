import type { Material } from "../catalogue/schema.ts";
import { perLocale, type Locale } from "../locales/index.ts";

const latin = (short: string, over: Partial<Record<Locale, string>> = {}): Record<Locale, string> => ({
  ...perLocale(() => short),
  ...over,
});

/** The short names of materials; separate from their other data, so that a card need not load that. */
export const materialShorts: Readonly<Record<Material, Readonly<Record<Locale, string>>>> = {
  PET: latin("PET", { ru: "ПЭТ" }),
  HDPE: latin("HDPE", { ru: "ПНД", fr: "PEHD" }),
  LDPE: latin("LDPE", { ru: "ПВД", fr: "PEBD" }),
  PP: latin("PP", { ru: "ПП" }),
  PS: latin("PS", { ru: "ПС" }),
  PETG: latin("PETG", { ru: "ПЭТГ" }),
  ABS: latin("ABS", { ru: "АБС" }),
  SAN: latin("SAN", { ru: "САН" }),
  ACRYLIC: latin("PMMA", {
    tr: "Akrilik",
    en: "Acrylic",
    ru: "акрил",
    fr: "acrylique",
    ar: "أكريليك",
    de: "Acryl",
  }),
  ALU: {
    tr: "Alüminyum",
    en: "Aluminium",
    ru: "алюминий",
    fr: "aluminium",
    ar: "ألومنيوم",
    de: "Aluminium",
  },
  OTHER: { tr: "Diğer", en: "Other", ru: "прочее", fr: "autre", ar: "أخرى", de: "Sonstige" },
};

/** A material's abbreviation as used in titles: `PET`, in Russian `ПЭТ`. */
export const materialShort = (material: Material, locale: Locale): string => materialShorts[material][locale];
