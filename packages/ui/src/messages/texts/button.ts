import type { MessageTable } from "../message.ts";

/** Texts of the button folder. */
export const buttonMessages: MessageTable<"loading"> = {
  tr: {
    loading: "İşlem sürüyor",
  },
  en: {
    loading: "Working",
  },
  ru: {
    loading: "Выполняется",
  },
  fr: {
    loading: "Traitement en cours",
  },
  ar: {
    loading: "جارٍ التنفيذ",
  },
  de: {
    loading: "Wird ausgeführt",
  },
};
