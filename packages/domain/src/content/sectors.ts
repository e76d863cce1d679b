import type { Titles } from "./kinds.ts";

/** Industries that the company packs for; those of the references page and one more for car care. */
export const sectors = {
  food: {
    tr: "Gıda ve içecek",
    en: "Food and drinks",
    ru: "Продукты и напитки",
    fr: "Alimentation et boissons",
    ar: "الأغذية والمشروبات",
    de: "Lebensmittel und Getränke",
  },
  cosmetics: {
    tr: "Kozmetik ve kişisel bakım",
    en: "Cosmetics and personal care",
    ru: "Косметика и уход",
    fr: "Cosmétique et soins",
    ar: "مستحضرات التجميل والعناية الشخصية",
    de: "Kosmetik und Körperpflege",
  },
  household: {
    tr: "Ev bakımı",
    en: "Home care",
    ru: "Бытовая химия",
    fr: "Entretien de la maison",
    ar: "العناية المنزلية",
    de: "Haushalt und Reinigung",
  },
  pharma: {
    tr: "İlaç ve sağlık",
    en: "Pharma and health",
    ru: "Фармацевтика и здоровье",
    fr: "Pharmacie et santé",
    ar: "الأدوية والصحة",
    de: "Pharma und Gesundheit",
  },
  agriculture: {
    tr: "Tarım",
    en: "Agriculture",
    ru: "Сельское хозяйство",
    fr: "Agriculture",
    ar: "الزراعة",
    de: "Landwirtschaft",
  },
  industry: {
    tr: "Sanayi ve kimya",
    en: "Industry and chemicals",
    ru: "Промышленность и химия",
    fr: "Industrie et chimie",
    ar: "الصناعة والكيماويات",
    de: "Industrie und Chemie",
  },
  automotive: {
    tr: "Araç bakımı",
    en: "Car care",
    ru: "Автохимия",
    fr: "Entretien automobile",
    ar: "العناية بالسيارات",
    de: "Autopflege",
  },
} as const satisfies Record<string, Titles>;
/** Key of an industry. */
export type Sector = keyof typeof sectors;
