import type { MessageTable } from "../message.ts";

/** Texts of the profile form. */
export const profileFormMessages: MessageTable<"language" | "languageHint" | "save"> = {
  tr: { language: "Dil", languageHint: "Size bu dilde yazarız.", save: "Bilgileri kaydet" },
  en: { language: "Language", languageHint: "We write to you in this language.", save: "Save details" },
  ru: { language: "Язык", languageHint: "На этом языке мы вам пишем.", save: "Сохранить данные" },
  fr: { language: "Langue", languageHint: "Nous vous écrivons dans cette langue.", save: "Enregistrer" },
  ar: { language: "اللغة", languageHint: "نراسلك بهذه اللغة.", save: "حفظ البيانات" },
  de: {
    language: "Sprache",
    languageHint: "In dieser Sprache schreiben wir Ihnen.",
    save: "Angaben speichern",
  },
};
