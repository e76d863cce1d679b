import type { MessageTable } from "../message.ts";

/** Texts of the language menu. The languages themselves go by their own names and are not translated. */
export const languageMenuMessages: MessageTable<"language"> = {
  tr: { language: "Dil: {language}" },
  en: { language: "Language: {language}" },
  ru: { language: "Язык: {language}" },
  fr: { language: "Langue\u00a0: {language}" },
  ar: { language: "اللغة: {language}" },
  de: { language: "Sprache: {language}" },
};
