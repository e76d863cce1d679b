import type { Titles } from "./kinds.ts";

/** What questions are about, in the order of the page; the key is stable. */
export const faqTopics = {
  ordering: {
    tr: "Sipariş ve teklif",
    en: "Orders and quotes",
    ru: "Заказ и расчёт цены",
    fr: "Commandes et devis",
    ar: "الطلبات وعروض الأسعار",
    de: "Bestellung und Angebot",
  },
  samples: {
    tr: "Numune",
    en: "Samples",
    ru: "Образцы",
    fr: "Échantillons",
    ar: "العينات",
    de: "Muster",
  },
  products: {
    tr: "Ürün ve ölçü",
    en: "Products and dimensions",
    ru: "Продукция и размеры",
    fr: "Produits et dimensions",
    ar: "المنتجات والمقاسات",
    de: "Produkte und Maße",
  },
  customisation: {
    tr: "Renk, baskı ve özel kalıp",
    en: "Colour, printing and custom moulds",
    ru: "Цвет, печать и собственные формы",
    fr: "Couleur, impression et moules sur mesure",
    ar: "الألوان والطباعة والقوالب الخاصة",
    de: "Farbe, Druck und eigene Werkzeuge",
  },
  quality: {
    tr: "Kalite ve gıdaya uygunluk",
    en: "Quality and food contact",
    ru: "Качество и контакт с пищевыми продуктами",
    fr: "Qualité et contact alimentaire",
    ar: "الجودة وملامسة الغذاء",
    de: "Qualität und Lebensmittelkontakt",
  },
  delivery: {
    tr: "Teslimat ve ihracat",
    en: "Delivery and export",
    ru: "Доставка и экспорт",
    fr: "Livraison et export",
    ar: "التسليم والتصدير",
    de: "Lieferung und Export",
  },
  payment: {
    tr: "Ödeme ve fatura",
    en: "Payment and invoices",
    ru: "Оплата и документы",
    fr: "Paiement et facturation",
    ar: "الدفع والفواتير",
    de: "Zahlung und Rechnung",
  },
  account: {
    tr: "Üyelik ve kişisel veriler",
    en: "Account and personal data",
    ru: "Учётная запись и персональные данные",
    fr: "Compte et données personnelles",
    ar: "الحساب والبيانات الشخصية",
    de: "Konto und persönliche Daten",
  },
} as const satisfies Record<string, Titles>;
/** Key of a topic of questions. */
export type FaqTopic = keyof typeof faqTopics;

/** What blog articles are tagged with. */
export const blogTags = {
  materials: {
    tr: "Malzeme",
    en: "Materials",
    ru: "Материалы",
    fr: "Matières",
    ar: "المواد",
    de: "Werkstoffe",
  },
  "neck-finishes": {
    tr: "Ağız ölçüleri",
    en: "Neck finishes",
    ru: "Горловины",
    fr: "Bagues de goulot",
    ar: "مقاسات الفوهة",
    de: "Mündungen",
  },
  closures: {
    tr: "Kapak ve pompa",
    en: "Closures",
    ru: "Укупорка",
    fr: "Bouchage",
    ar: "الأغطية والمضخات",
    de: "Verschlüsse",
  },
  decoration: {
    tr: "Renk ve baskı",
    en: "Colour and decoration",
    ru: "Цвет и декор",
    fr: "Couleur et décor",
    ar: "اللون والطباعة",
    de: "Farbe und Dekor",
  },
  filling: { tr: "Dolum", en: "Filling", ru: "Розлив", fr: "Remplissage", ar: "التعبئة", de: "Abfüllung" },
  quality: { tr: "Kalite", en: "Quality", ru: "Качество", fr: "Qualité", ar: "الجودة", de: "Qualität" },
  regulations: {
    tr: "Mevzuat",
    en: "Regulations",
    ru: "Нормы",
    fr: "Réglementation",
    ar: "اللوائح",
    de: "Vorschriften",
  },
  recycling: {
    tr: "Geri dönüşüm",
    en: "Recycling",
    ru: "Переработка",
    fr: "Recyclage",
    ar: "إعادة التدوير",
    de: "Recycling",
  },
  logistics: {
    tr: "Lojistik",
    en: "Logistics",
    ru: "Логистика",
    fr: "Logistique",
    ar: "الخدمات اللوجستية",
    de: "Logistik",
  },
} as const satisfies Record<string, Titles>;
/** Key of a tag of the blog. */
export type BlogTag = keyof typeof blogTags;
