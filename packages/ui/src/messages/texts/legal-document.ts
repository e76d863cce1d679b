import type { MessageTable } from "../message.ts";

/** Texts of legal documents. */
export const legalDocumentMessages: MessageTable<"contents" | "link" | "updated"> = {
  tr: { contents: "İçindekiler", link: "“{title}” bölümüne bağlantı", updated: "Son güncelleme: {date}" },
  en: { contents: "Contents", link: "Link to “{title}”", updated: "Last updated: {date}" },
  ru: { contents: "Содержание", link: "Ссылка на раздел «{title}»", updated: "Обновлено: {date}" },
  fr: {
    contents: "Sommaire",
    link: "Lien vers «\u00a0{title}\u00a0»",
    updated: "Dernière mise à jour\u00a0: {date}",
  },
  ar: { contents: "المحتويات", link: "رابط إلى «{title}»", updated: "آخر تحديث: {date}" },
  de: { contents: "Inhalt", link: "Link zu „{title}“", updated: "Zuletzt geändert: {date}" },
};
