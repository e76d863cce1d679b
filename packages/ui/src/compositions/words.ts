import type { Locale } from "@preforma/domain/locales";

/** What the composed pages say beyond the texts of the components and fixtures that they are made of. */
const words = {
  slogan: {
    tr: "Ürününüze uyan ambalaj, tek üreticiden",
    en: "Packaging that fits your product, from one maker",
    ru: "Упаковка под ваш продукт от одного производителя",
    fr: "L’emballage adapté à votre produit, chez un seul fabricant",
    ar: "عبوة تناسب منتجك من مُصنِّع واحد",
    de: "Verpackungen, die zu Ihrem Produkt passen, aus einer Hand",
  },
  lead: {
    tr: "Şişe, kavanoz, kapak ve pompalar: kalıptan teslimata kadar aynı çatı altında.",
    en: "Bottles, jars, caps and pumps: under one roof from the mould to the delivery.",
    ru: "Бутылки, банки, крышки и дозаторы: от пресс-формы до доставки под одной крышей.",
    fr: "Flacons, pots, bouchons et pompes\u00a0: du moule à la livraison sous un même toit.",
    ar: "قوارير وبرطمانات وأغطية ومضخات: من القالب إلى التسليم تحت سقف واحد.",
    de: "Flaschen, Dosen, Verschlüsse und Pumpen: von der Form bis zur Lieferung unter einem Dach.",
  },
  browse: {
    tr: "Ürünlere göz atın",
    en: "Browse the products",
    ru: "Смотреть продукцию",
    fr: "Parcourir les produits",
    ar: "تصفّح المنتجات",
    de: "Produkte ansehen",
  },
  categories: {
    tr: "Ürün grupları",
    en: "Product groups",
    ru: "Группы товаров",
    fr: "Familles de produits",
    ar: "مجموعات المنتجات",
    de: "Produktgruppen",
  },
  popular: {
    tr: "Çok sorulan ürünler",
    en: "Often asked for",
    ru: "Часто запрашивают",
    fr: "Souvent demandés",
    ar: "الأكثر طلبًا",
    de: "Häufig angefragt",
  },
  material: {
    tr: "Malzeme",
    en: "Material",
    ru: "Материал",
    fr: "Matière",
    ar: "المادة",
    de: "Werkstoff",
  },
  neck: {
    tr: "Ağız ölçüsü",
    en: "Neck finish",
    ru: "Горловина",
    fr: "Bague",
    ar: "مقاس الفوهة",
    de: "Mündung",
  },
  volume: { tr: "Hacim", en: "Volume", ru: "Объём", fr: "Contenance", ar: "السعة", de: "Volumen" },
  colour: { tr: "Renk", en: "Colour", ru: "Цвет", fr: "Couleur", ar: "اللون", de: "Farbe" },
  data: {
    tr: "Teknik özellikler",
    en: "Technical data",
    ru: "Технические данные",
    fr: "Données techniques",
    ar: "البيانات الفنية",
    de: "Technische Daten",
  },
  delivery: {
    tr: "Teslimat",
    en: "Delivery",
    ru: "Доставка",
    fr: "Livraison",
    ar: "التوصيل",
    de: "Lieferung",
  },
  details: {
    tr: "Üyelik bilgilerim",
    en: "My details",
    ru: "Мои данные",
    fr: "Mes informations",
    ar: "بياناتي",
    de: "Meine Angaben",
  },
  addresses: {
    tr: "Adreslerim",
    en: "Addresses",
    ru: "Адреса",
    fr: "Adresses",
    ar: "العناوين",
    de: "Adressen",
  },
  orders: {
    tr: "Siparişlerim",
    en: "Orders",
    ru: "Заказы",
    fr: "Commandes",
    ar: "الطلبات",
    de: "Bestellungen",
  },
  requests: {
    tr: "Taleplerim",
    en: "Requests",
    ru: "Запросы",
    fr: "Demandes",
    ar: "الاستفسارات",
    de: "Anfragen",
  },
  write: {
    tr: "Bize yazın",
    en: "Write to us",
    ru: "Напишите нам",
    fr: "Écrivez-nous",
    ar: "راسلنا",
    de: "Schreiben Sie uns",
  },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

/** The words in one language. */
export function wordsIn(locale: Locale): Record<keyof typeof words, string> {
  return Object.fromEntries(Object.entries(words).map(([name, texts]) => [name, texts[locale]])) as Record<
    keyof typeof words,
    string
  >;
}
