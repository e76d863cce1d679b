import type { MessageTable } from "../messages/message.ts";

/** Texts of the table. */
export const tableMessages: MessageTable<"ascending" | "descending" | "empty"> = {
  tr: { ascending: "artan", descending: "azalan", empty: "Gösterilecek kayıt yok." },
  en: { ascending: "ascending", descending: "descending", empty: "Nothing to show." },
  ru: { ascending: "по возрастанию", descending: "по убыванию", empty: "Нет записей." },
  fr: { ascending: "croissant", descending: "décroissant", empty: "Aucune ligne à afficher." },
  ar: { ascending: "تصاعدي", descending: "تنازلي", empty: "لا توجد سجلات للعرض." },
  de: { ascending: "aufsteigend", descending: "absteigend", empty: "Keine Einträge vorhanden." },
};
