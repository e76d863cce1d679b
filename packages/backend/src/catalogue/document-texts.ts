import type { Locale } from "@preforma/domain/locales";

/** Documents that are made from an article's record. */
export const madeDocuments = [
  "data_sheet",
  "technical_drawing",
  "declaration_of_compliance",
  "packaging_information",
] as const;
export type MadeDocument = (typeof madeDocuments)[number];

/** What a document is called. */
export const documentTexts: Readonly<Record<MadeDocument, Readonly<Record<Locale, string>>>> = {
  data_sheet: {
    tr: "Teknik föy",
    en: "Data sheet",
    ru: "Технический паспорт",
    fr: "Fiche technique",
    ar: "نشرة فنية",
    de: "Datenblatt",
  },
  technical_drawing: {
    tr: "Teknik çizim",
    en: "Technical drawing",
    ru: "Чертёж",
    fr: "Plan coté",
    ar: "رسم فني",
    de: "Technische Zeichnung",
  },
  declaration_of_compliance: {
    tr: "Gıda teması uygunluk beyanı",
    en: "Declaration of compliance for food contact",
    ru: "Декларация соответствия для контакта с пищей",
    fr: "Déclaration de conformité au contact alimentaire",
    ar: "إقرار المطابقة لملامسة الأغذية",
    de: "Konformitätserklärung Lebensmittelkontakt",
  },
  packaging_information: {
    tr: "Ambalaj bilgileri (PPWR)",
    en: "Packaging information (PPWR)",
    ru: "Сведения об упаковке (PPWR)",
    fr: "Informations sur l’emballage (PPWR)",
    ar: "معلومات العبوة (PPWR)",
    de: "Verpackungsangaben (PPWR)",
  },
};
