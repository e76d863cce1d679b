import type { MessageTable } from "../message.ts";

/** Texts of the skeleton folder. */
export const skeletonMessages: MessageTable<"loading"> = {
  tr: {
    loading: "Yükleniyor",
  },
  en: {
    loading: "Loading",
  },
  ru: {
    loading: "Загрузка",
  },
  fr: {
    loading: "Chargement",
  },
  ar: {
    loading: "جارٍ التحميل",
  },
  de: {
    loading: "Wird geladen",
  },
};
