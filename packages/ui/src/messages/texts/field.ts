import type { MessageTable } from "../message.ts";

/** Texts of the field folder. */
export const fieldMessages: MessageTable<"optional" | "error"> = {
  tr: {
    optional: "isteğe bağlı",
    error: "Hata:",
  },
  en: {
    optional: "optional",
    error: "Error:",
  },
  ru: {
    optional: "необязательно",
    error: "Ошибка:",
  },
  fr: {
    optional: "facultatif",
    error: "Erreur\u00a0:",
  },
  ar: {
    optional: "اختياري",
    error: "خطأ:",
  },
  de: {
    optional: "optional",
    error: "Fehler:",
  },
};
