import type { MessageTable } from "../message.ts";

/** Texts of the announcement ticker. */
export const tickerMessages: MessageTable<"label" | "pause"> = {
  tr: { label: "Duyurular", pause: "Kayan yazıyı durdur" },
  en: { label: "Announcements", pause: "Pause the moving text" },
  ru: { label: "Объявления", pause: "Остановить бегущую строку" },
  fr: { label: "Informations", pause: "Arrêter le défilement" },
  ar: { label: "إعلانات", pause: "إيقاف الشريط المتحرك" },
  de: { label: "Mitteilungen", pause: "Laufschrift anhalten" },
};
