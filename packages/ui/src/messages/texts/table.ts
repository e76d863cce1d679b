import type { MessageTable } from "../message.ts";

/** Texts of the table. */
export const tableMessages: MessageTable<
  "ascending" | "descending" | "empty" | "selection" | "selectAll" | "selectRow"
> = {
  tr: {
    ascending: "artan",
    descending: "azalan",
    empty: "Gösterilecek kayıt yok.",
    selection: "Seçim",
    selectAll: "Tüm satırları seç",
    selectRow: "Satırı seç:",
  },
  en: {
    ascending: "ascending",
    descending: "descending",
    empty: "Nothing to show.",
    selection: "Selection",
    selectAll: "Select all rows",
    selectRow: "Select row:",
  },
  ru: {
    ascending: "по возрастанию",
    descending: "по убыванию",
    empty: "Нет записей.",
    selection: "Выбор",
    selectAll: "Выбрать все строки",
    selectRow: "Выбрать строку:",
  },
  fr: {
    ascending: "croissant",
    descending: "décroissant",
    empty: "Aucune ligne à afficher.",
    selection: "Sélection",
    selectAll: "Sélectionner toutes les lignes",
    selectRow: "Sélectionner la ligne :",
  },
  ar: {
    ascending: "تصاعدي",
    descending: "تنازلي",
    empty: "لا توجد سجلات للعرض.",
    selection: "التحديد",
    selectAll: "تحديد كل الصفوف",
    selectRow: "تحديد الصف:",
  },
  de: {
    ascending: "aufsteigend",
    descending: "absteigend",
    empty: "Keine Einträge vorhanden.",
    selection: "Auswahl",
    selectAll: "Alle Zeilen auswählen",
    selectRow: "Zeile auswählen:",
  },
};
