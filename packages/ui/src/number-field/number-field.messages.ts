import type { MessageTable } from "../messages/message.ts";

/** Texts of the number-field folder. */
export const numberFieldMessages: MessageTable<"notNumber" | "tooSmall" | "tooLarge"> = {
  tr: {
    notNumber: "Bir sayı yazın.",
    tooSmall: "En az {min} olmalıdır.",
    tooLarge: "En çok {max} olabilir.",
  },
  en: {
    notNumber: "Write a number.",
    tooSmall: "It must be {min} or more.",
    tooLarge: "It must be {max} or less.",
  },
  ru: {
    notNumber: "Введите число.",
    tooSmall: "Не меньше {min}.",
    tooLarge: "Не больше {max}.",
  },
  fr: {
    notNumber: "Saisissez un nombre.",
    tooSmall: "La valeur minimale est {min}.",
    tooLarge: "La valeur maximale est {max}.",
  },
  ar: {
    notNumber: "اكتب رقمًا.",
    tooSmall: "يجب ألا تقل القيمة عن {min}.",
    tooLarge: "يجب ألا تزيد القيمة على {max}.",
  },
  de: {
    notNumber: "Geben Sie eine Zahl ein.",
    tooSmall: "Mindestens {min}.",
    tooLarge: "Höchstens {max}.",
  },
};
