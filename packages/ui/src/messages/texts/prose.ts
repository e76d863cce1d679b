import type { MessageTable } from "../message.ts";

/** Texts of prose. */
export const proseMessages: MessageTable<"table"> = {
  tr: { table: "Tablo" },
  en: { table: "Table" },
  ru: { table: "Таблица" },
  fr: { table: "Tableau" },
  ar: { table: "جدول" },
  de: { table: "Tabelle" },
};
