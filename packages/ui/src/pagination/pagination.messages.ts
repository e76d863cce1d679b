import type { MessageTable } from "../messages/message.ts";

/** Texts of the pagination folder. */
export const paginationMessages: MessageTable<"label" | "previous" | "next" | "previousPage" | "nextPage" | "page" | "position"> = {
  tr: {
    label: "Sayfalar",
    previous: "Önceki",
    next: "Sonraki",
    previousPage: "Önceki sayfa",
    nextPage: "Sonraki sayfa",
    page: "Sayfa {page}",
    position: "Sayfa {page} / {total}",
  },
  en: {
    label: "Pages",
    previous: "Previous",
    next: "Next",
    previousPage: "Previous page",
    nextPage: "Next page",
    page: "Page {page}",
    position: "Page {page} of {total}",
  },
  ru: {
    label: "Страницы",
    previous: "Назад",
    next: "Вперёд",
    previousPage: "Предыдущая страница",
    nextPage: "Следующая страница",
    page: "Страница {page}",
    position: "Страница {page} из {total}",
  },
  fr: {
    label: "Pages",
    previous: "Précédent",
    next: "Suivant",
    previousPage: "Page précédente",
    nextPage: "Page suivante",
    page: "Page {page}",
    position: "Page {page} sur {total}",
  },
  ar: {
    label: "الصفحات",
    previous: "السابق",
    next: "التالي",
    previousPage: "الصفحة السابقة",
    nextPage: "الصفحة التالية",
    page: "الصفحة {page}",
    position: "الصفحة {page} من {total}",
  },
  de: {
    label: "Seiten",
    previous: "Zurück",
    next: "Weiter",
    previousPage: "Vorherige Seite",
    nextPage: "Nächste Seite",
    page: "Seite {page}",
    position: "Seite {page} von {total}",
  },
};
