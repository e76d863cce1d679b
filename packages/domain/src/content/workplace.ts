import type { Titles } from "./kinds.ts";

/** Departments that have open positions. */
export const departments = {
  production: {
    tr: "Üretim",
    en: "Production",
    ru: "Производство",
    fr: "Production",
    ar: "الإنتاج",
    de: "Produktion",
  },
  tooling: {
    tr: "Kalıphane",
    en: "Tool shop",
    ru: "Инструментальный участок",
    fr: "Outillage",
    ar: "ورشة القوالب",
    de: "Werkzeugbau",
  },
  maintenance: {
    tr: "Bakım",
    en: "Maintenance",
    ru: "Служба главного механика",
    fr: "Maintenance",
    ar: "الصيانة",
    de: "Instandhaltung",
  },
  quality: {
    tr: "Kalite güvence",
    en: "Quality assurance",
    ru: "Контроль качества",
    fr: "Assurance qualité",
    ar: "ضمان الجودة",
    de: "Qualitätssicherung",
  },
  sales: {
    tr: "Satış ve ihracat",
    en: "Sales and export",
    ru: "Продажи и экспорт",
    fr: "Ventes et export",
    ar: "المبيعات والتصدير",
    de: "Vertrieb und Export",
  },
  logistics: {
    tr: "Depo ve sevkiyat",
    en: "Warehouse and dispatch",
    ru: "Склад и отгрузка",
    fr: "Entrepôt et expédition",
    ar: "المستودع والشحن",
    de: "Lager und Versand",
  },
  finance: {
    tr: "Finans",
    en: "Finance",
    ru: "Финансы",
    fr: "Finance",
    ar: "المالية",
    de: "Finanzen",
  },
  engineering: {
    tr: "Tasarım ve mühendislik",
    en: "Design and engineering",
    ru: "Конструкторский отдел",
    fr: "Conception et ingénierie",
    ar: "التصميم والهندسة",
    de: "Konstruktion",
  },
} as const satisfies Record<string, Titles>;
/** Key of a department. */
export type Department = keyof typeof departments;

/** Types of employment. */
export const employmentTypes = {
  full_time: {
    tr: "Tam zamanlı",
    en: "Full time",
    ru: "Полная занятость",
    fr: "Temps plein",
    ar: "دوام كامل",
    de: "Vollzeit",
  },
  part_time: {
    tr: "Yarı zamanlı",
    en: "Part time",
    ru: "Частичная занятость",
    fr: "Temps partiel",
    ar: "دوام جزئي",
    de: "Teilzeit",
  },
  temporary: {
    tr: "Süreli",
    en: "Fixed term",
    ru: "Срочный договор",
    fr: "Durée déterminée",
    ar: "عقد محدد المدة",
    de: "Befristet",
  },
  internship: {
    tr: "Staj",
    en: "Internship",
    ru: "Стажировка",
    fr: "Stage",
    ar: "تدريب",
    de: "Praktikum",
  },
} as const satisfies Record<string, Titles>;
/** Key of a kind of employment. */
export type EmploymentType = keyof typeof employmentTypes;

/** Where people work; the keys are those of the settings' addresses. */
export const workplaces = {
  headquarters: {
    tr: "Merkez – Başakşehir, İstanbul",
    en: "Head office – Başakşehir, Istanbul",
    ru: "Головной офис – Башакшехир, Стамбул",
    fr: "Siège – Başakşehir, Istanbul",
    ar: "المقر الرئيسي – باشاك شهير، إسطنبول",
    de: "Hauptsitz – Başakşehir, Istanbul",
  },
  plant: {
    tr: "Fabrika – Çorlu, Tekirdağ",
    en: "Plant – Çorlu, Tekirdağ",
    ru: "Завод – Чорлу, Текирдаг",
    fr: "Usine – Çorlu, Tekirdağ",
    ar: "المصنع – تشورلو، تكيرداغ",
    de: "Werk – Çorlu, Tekirdağ",
  },
} as const satisfies Record<string, Titles>;
/** Key of a place of work. */
export type Workplace = keyof typeof workplaces;
