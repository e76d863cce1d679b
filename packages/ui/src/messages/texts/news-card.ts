import type { MessageTable } from "../message.ts";

/** Texts of news cards and of an article's head. */
export const newsCardMessages: MessageTable<"news" | "announcement" | "blog" | "campaign", "readingTime"> = {
  tr: {
    news: "Haber",
    announcement: "Duyuru",
    blog: "Blog",
    campaign: "Kampanya",
    readingTime: { other: "{count} dakikalık okuma" },
  },
  en: {
    news: "News",
    announcement: "Announcement",
    blog: "Blog",
    campaign: "Campaign",
    readingTime: { one: "{count} minute’s read", other: "{count} minutes’ read" },
  },
  ru: {
    news: "Новость",
    announcement: "Объявление",
    blog: "Блог",
    campaign: "Акция",
    readingTime: {
      one: "Время чтения: {count} мин",
      few: "Время чтения: {count} мин",
      many: "Время чтения: {count} мин",
      other: "Время чтения: {count} мин",
    },
  },
  fr: {
    news: "Actualité",
    announcement: "Information",
    blog: "Blog",
    campaign: "Offre",
    readingTime: {
      one: "{count}\u00a0minute de lecture",
      many: "{count}\u00a0de minutes de lecture",
      other: "{count}\u00a0minutes de lecture",
    },
  },
  ar: {
    news: "خبر",
    announcement: "إعلان",
    blog: "مدونة",
    campaign: "عرض",
    readingTime: {
      zero: "القراءة في أقل من دقيقة",
      one: "القراءة في دقيقة واحدة",
      two: "القراءة في دقيقتين",
      few: "القراءة في {count} دقائق",
      many: "القراءة في {count} دقيقة",
      other: "القراءة في {count} دقيقة",
    },
  },
  de: {
    news: "Nachricht",
    announcement: "Mitteilung",
    blog: "Blog",
    campaign: "Aktion",
    readingTime: { one: "{count} Minute Lesezeit", other: "{count} Minuten Lesezeit" },
  },
};
