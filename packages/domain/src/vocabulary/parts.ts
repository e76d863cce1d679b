import type { ArticleEntry, PartType } from "./articles.ts";

/** Names of metal and decorative parts that are stocked on their own. */
export const partArticles: Readonly<Record<PartType, ArticleEntry>> = {
  collar: {
    one: {
      tr: "Bilezik",
      en: "Collar",
      ru: "Кольцо декоративное",
      fr: "Collerette",
      ar: "طوق",
      de: "Zierring",
    },
    many: {
      tr: "Bilezikler",
      en: "Collars",
      ru: "Декоративные кольца",
      fr: "Collerettes",
      ar: "أطواق",
      de: "Zierringe",
    },
    genders: { ru: "n", fr: "f", ar: "m", de: "m" },
    aliases: ["collar", "bilezik", "collerette", "zierring"],
  },
  ferrule: {
    one: {
      tr: "Krimp Halkası",
      en: "Ferrule",
      ru: "Кольцо обжимное",
      fr: "Bague à sertir",
      ar: "حلقة كبس",
      de: "Crimpring",
    },
    many: {
      tr: "Krimp Halkaları",
      en: "Ferrules",
      ru: "Обжимные кольца",
      fr: "Bagues à sertir",
      ar: "حلقات كبس",
      de: "Crimpringe",
    },
    genders: { ru: "n", fr: "f", ar: "f", de: "m" },
    aliases: ["ferrule", "crimpring"],
  },
  base: {
    one: {
      tr: "Kutu Tabanı",
      en: "Tin Base",
      ru: "Дно|для банки",
      fr: "Fond|de boîte",
      ar: "قاعدة علبة",
      de: "Dosenboden",
    },
    many: {
      tr: "Kutu Tabanları",
      en: "Tin Bases",
      ru: "Донья для банок",
      fr: "Fonds de boîte",
      ar: "قواعد علب",
      de: "Dosenböden",
    },
    genders: { ru: "n", fr: "m", ar: "f", de: "m" },
    aliases: ["tin base", "dosenboden"],
  },
};
