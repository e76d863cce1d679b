import type { MessageTable } from "../message.ts";

/** Texts of the search form. The placeholder shows what the search understands: kinds, necks, volumes. */
export const searchFormMessages: MessageTable<
  "label" | "placeholder" | "submit" | "title" | "close" | "hint" | "browse"
> = {
  tr: {
    label: "Ürün ara",
    placeholder: "Şişe, kapak, 28/410, 500 ml",
    submit: "Ara",
    title: "Ürün arama",
    close: "Aramayı kapat",
    hint: "Ürün adı, ürün kodu, ağız ölçüsü veya hacimle arayabilirsiniz.",
    browse: "Kategorilere göz atın",
  },
  en: {
    label: "Search products",
    placeholder: "Bottle, cap, 28/410, 500 ml",
    submit: "Search",
    title: "Product search",
    close: "Close search",
    hint: "Search by product name, product code, neck finish or volume.",
    browse: "Browse the categories",
  },
  ru: {
    label: "Поиск продукции",
    placeholder: "Флакон, крышка, 28/410, 500 мл",
    submit: "Найти",
    title: "Поиск по каталогу",
    close: "Закрыть поиск",
    hint: "Ищите по названию, артикулу, горловине или объёму.",
    browse: "Смотреть по категориям",
  },
  fr: {
    label: "Rechercher un produit",
    placeholder: "Flacon, bouchon, 28/410, 500 ml",
    submit: "Rechercher",
    title: "Recherche de produits",
    close: "Fermer la recherche",
    hint: "Recherchez par nom, référence, bague ou contenance.",
    browse: "Parcourir les catégories",
  },
  ar: {
    label: "البحث عن منتج",
    placeholder: "قارورة، غطاء، 28/410، 500 مل",
    submit: "بحث",
    title: "البحث في المنتجات",
    close: "إغلاق البحث",
    hint: "ابحث باسم المنتج أو رمزه أو مقاس الفوهة أو السعة.",
    browse: "تصفّح الفئات",
  },
  de: {
    label: "Produkte suchen",
    placeholder: "Flasche, Deckel, 28/410, 500 ml",
    submit: "Suchen",
    title: "Produktsuche",
    close: "Suche schließen",
    hint: "Suchen Sie nach Produktname, Artikelnummer, Mündung oder Volumen.",
    browse: "In den Kategorien stöbern",
  },
};
