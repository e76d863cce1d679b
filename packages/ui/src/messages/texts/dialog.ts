import type { MessageTable } from "../message.ts";

/** Texts of dialogs and drawers. */
export const dialogMessages: MessageTable<"close"> = {
  tr: { close: "Kapat" },
  en: { close: "Close" },
  ru: { close: "Закрыть" },
  fr: { close: "Fermer" },
  ar: { close: "إغلاق" },
  de: { close: "Schließen" },
};
