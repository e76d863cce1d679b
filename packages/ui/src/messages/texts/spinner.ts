import type { MessageTable } from "../message.ts";

/** What the spinner says where nothing more fitting is known. */
export const spinnerMessages: MessageTable<"loading"> = {
  tr: { loading: "Yükleniyor" },
  en: { loading: "Loading" },
  ru: { loading: "Загрузка" },
  fr: { loading: "Chargement" },
  ar: { loading: "جارٍ التحميل" },
  de: { loading: "Wird geladen" },
};
