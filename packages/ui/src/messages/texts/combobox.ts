import type { MessageTable } from "../message.ts";

/** Texts of the combobox folder. */
export const comboboxMessages: MessageTable<
  "show" | "clear" | "none" | "loading" | "failed" | "choose" | "remove" | "chosen"
> = {
  tr: {
    show: "Seçenekleri göster",
    clear: "Seçimi temizle",
    none: "Eşleşen seçenek yok.",
    loading: "Aranıyor…",
    failed: "Seçenekler yüklenemedi. Yazmaya devam ederek yeniden deneyin.",
    choose: "Listeden bir seçenek seçin.",
    remove: "Kaldır: {name}",
    chosen: "Seçilenler: {list}",
  },
  en: {
    show: "Show the options",
    clear: "Clear the choice",
    none: "No option matches.",
    loading: "Searching…",
    failed: "The options could not be loaded. Keep typing to try again.",
    choose: "Choose an option from the list.",
    remove: "Remove {name}",
    chosen: "Chosen: {list}",
  },
  ru: {
    show: "Показать варианты",
    clear: "Очистить выбор",
    none: "Подходящих вариантов нет.",
    loading: "Идёт поиск…",
    failed: "Не удалось загрузить варианты. Продолжите ввод, чтобы повторить.",
    choose: "Выберите вариант из списка.",
    remove: "Убрать: {name}",
    chosen: "Выбрано: {list}",
  },
  fr: {
    show: "Afficher les options",
    clear: "Effacer le choix",
    none: "Aucune option ne correspond.",
    loading: "Recherche en cours…",
    failed: "Les options n’ont pas pu être chargées. Continuez à saisir pour réessayer.",
    choose: "Choisissez une option dans la liste.",
    remove: "Retirer {name}",
    chosen: "Sélection\u00a0: {list}",
  },
  ar: {
    show: "إظهار الخيارات",
    clear: "مسح الاختيار",
    none: "لا يوجد خيار مطابق.",
    loading: "جارٍ البحث…",
    failed: "تعذّر تحميل الخيارات. تابع الكتابة للمحاولة مرة أخرى.",
    choose: "اختر خيارًا من القائمة.",
    remove: "إزالة {name}",
    chosen: "تم اختيار: {list}",
  },
  de: {
    show: "Optionen anzeigen",
    clear: "Auswahl löschen",
    none: "Keine Option gefunden.",
    loading: "Suche läuft…",
    failed: "Die Optionen konnten nicht geladen werden. Tippen Sie weiter, um es erneut zu versuchen.",
    choose: "Wählen Sie eine Option aus der Liste.",
    remove: "{name} entfernen",
    chosen: "Ausgewählt: {list}",
  },
};
