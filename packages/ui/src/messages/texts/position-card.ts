import type { MessageTable } from "../message.ts";

/** Texts of the card of an open position. */
export const positionCardMessages: MessageTable<
  "requirements" | "published" | "closes" | "untilFilled" | "apply"
> = {
  tr: {
    requirements: "Aradıklarımız",
    published: "Yayınlanma: {date}",
    closes: "Son başvuru: {date}",
    untilFilled: "Pozisyon dolana kadar açık",
    apply: "Başvur",
  },
  en: {
    requirements: "What we look for",
    published: "Posted {date}",
    closes: "Apply by {date}",
    untilFilled: "Open until filled",
    apply: "Apply",
  },
  ru: {
    requirements: "Требования",
    published: "Опубликовано: {date}",
    closes: "Отклики до: {date}",
    untilFilled: "Приём откликов до закрытия вакансии",
    apply: "Откликнуться",
  },
  fr: {
    requirements: "Profil recherché",
    published: "Publié le {date}",
    closes: "Candidature jusqu’au {date}",
    untilFilled: "Ouvert jusqu’à ce que le poste soit pourvu",
    apply: "Postuler",
  },
  ar: {
    requirements: "ما نبحث عنه",
    published: "تاريخ النشر: {date}",
    closes: "آخر موعد للتقديم: {date}",
    untilFilled: "التقديم مفتوح حتى شغل الوظيفة",
    apply: "قدّم طلبك",
  },
  de: {
    requirements: "Das bringen Sie mit",
    published: "Veröffentlicht am {date}",
    closes: "Bewerbung bis {date}",
    untilFilled: "Offen, bis die Stelle besetzt ist",
    apply: "Bewerben",
  },
};
