import type { MessageTable } from "../message.ts";

/** Texts of the top bar. */
export const topBarMessages: MessageTable<"navigation" | "phone"> = {
  tr: { navigation: "Haberler ve yardım", phone: "Bizi arayın: {number}" },
  en: { navigation: "News and help", phone: "Call us: {number}" },
  ru: { navigation: "Новости и помощь", phone: "Позвоните нам: {number}" },
  fr: { navigation: "Actualités et aide", phone: "Appelez-nous\u00a0: {number}" },
  ar: { navigation: "الأخبار والمساعدة", phone: "اتصل بنا: {number}" },
  de: { navigation: "Neuigkeiten und Hilfe", phone: "Rufen Sie uns an: {number}" },
};
