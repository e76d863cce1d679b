import type { MessageTable } from "../message.ts";

/** Texts of the footer. */
export const siteFooterMessages: MessageTable<
  | "service"
  | "orders"
  | "company"
  | "contact"
  | "hours"
  | "weekdays"
  | "saturday"
  | "social"
  | "rights"
  | "legal"
> = {
  tr: {
    service: "Hizmet",
    orders: "Siparişler",
    company: "Şirket",
    contact: "İletişim",
    hours: "Çalışma saatleri",
    weekdays: "Hafta içi",
    saturday: "Cumartesi",
    social: "Bizi takip edin",
    rights: "© {year} {name}. Tüm hakları saklıdır.",
    legal: "Yasal bilgiler",
  },
  en: {
    service: "Service",
    orders: "Orders",
    company: "Company",
    contact: "Contact",
    hours: "Working hours",
    weekdays: "Monday to Friday",
    saturday: "Saturday",
    social: "Follow us",
    rights: "© {year} {name}. All rights reserved.",
    legal: "Legal information",
  },
  ru: {
    service: "Сервис",
    orders: "Заказы",
    company: "Компания",
    contact: "Контакты",
    hours: "Часы работы",
    weekdays: "Понедельник – пятница",
    saturday: "Суббота",
    social: "Мы в соцсетях",
    rights: "© {year} {name}. Все права защищены.",
    legal: "Правовая информация",
  },
  fr: {
    service: "Service",
    orders: "Commandes",
    company: "Entreprise",
    contact: "Contact",
    hours: "Horaires d’ouverture",
    weekdays: "Du lundi au vendredi",
    saturday: "Samedi",
    social: "Suivez-nous",
    rights: "© {year} {name}. Tous droits réservés.",
    legal: "Informations légales",
  },
  ar: {
    service: "الخدمات",
    orders: "الطلبات",
    company: "الشركة",
    contact: "تواصل معنا",
    hours: "ساعات العمل",
    weekdays: "من الاثنين إلى الجمعة",
    saturday: "السبت",
    social: "تابعونا",
    rights: "© {year} {name}. جميع الحقوق محفوظة.",
    legal: "المعلومات القانونية",
  },
  de: {
    service: "Service",
    orders: "Bestellungen",
    company: "Unternehmen",
    contact: "Kontakt",
    hours: "Geschäftszeiten",
    weekdays: "Montag bis Freitag",
    saturday: "Samstag",
    social: "Folgen Sie uns",
    rights: "© {year} {name}. Alle Rechte vorbehalten.",
    legal: "Rechtliches",
  },
};
