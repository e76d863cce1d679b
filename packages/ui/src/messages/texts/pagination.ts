import type { MessageTable } from "../message.ts";

/** Texts of the pagination folder. */
export const paginationMessages: MessageTable<"label" | "previous" | "next" | "page" | "position"> = {
  tr: {
    label: "Sayfalar",
    previous: "Önceki",
    next: "Sonraki",
    page: "Sayfa {page}",
    position: "Sayfa {page} / {total}",
  },
  en: {
    label: "Pages",
    previous: "Previous",
    next: "Next",
    page: "Page {page}",
    position: "Page {page} of {total}",
  },
  ru: {
    label: "Страницы",
    previous: "Назад",
    next: "Вперёд",
    page: "Страница {page}",
    position: "Страница {page} из {total}",
  },
  fr: {
    label: "Pages",
    previous: "Précédent",
    next: "Suivant",
    page: "Page {page}",
    position: "Page {page} sur {total}",
  },
  ar: {
    label: "الصفحات",
    previous: "السابق",
    next: "التالي",
    page: "الصفحة {page}",
    position: "الصفحة {page} من {total}",
  },
  de: {
    label: "Seiten",
    previous: "Zurück",
    next: "Weiter",
    page: "Seite {page}",
    position: "Seite {page} von {total}",
  },
};
