import type { MessageTable } from "../message.ts";

/** Texts of the mobile sidebar. */
export const mobileSidebarMessages: MessageTable<
  "title" | "close" | "allProducts" | "allIn" | "more" | "language" | "contact"
> = {
  tr: {
    title: "Menü",
    close: "Menüyü kapat",
    allProducts: "Tüm ürünler",
    allIn: "{title}: tümü",
    more: "Daha fazlası",
    language: "Dil",
    contact: "İletişim bilgileri",
  },
  en: {
    title: "Menu",
    close: "Close menu",
    allProducts: "All products",
    allIn: "All: {title}",
    more: "More",
    language: "Language",
    contact: "Contact details",
  },
  ru: {
    title: "Меню",
    close: "Закрыть меню",
    allProducts: "Вся продукция",
    allIn: "Всё: {title}",
    more: "Ещё",
    language: "Язык",
    contact: "Контактные данные",
  },
  fr: {
    title: "Menu",
    close: "Fermer le menu",
    allProducts: "Tous les produits",
    allIn: "Tout\u00a0: {title}",
    more: "Plus",
    language: "Langue",
    contact: "Coordonnées",
  },
  ar: {
    title: "القائمة",
    close: "إغلاق القائمة",
    allProducts: "جميع المنتجات",
    allIn: "الكل: {title}",
    more: "المزيد",
    language: "اللغة",
    contact: "بيانات التواصل",
  },
  de: {
    title: "Menü",
    close: "Menü schließen",
    allProducts: "Alle Produkte",
    allIn: "Alle: {title}",
    more: "Mehr",
    language: "Sprache",
    contact: "Kontaktdaten",
  },
};
