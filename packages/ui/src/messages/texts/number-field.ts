import type { MessageTable } from "../message.ts";

/** Texts of the number-field folder. */
export const numberFieldMessages: MessageTable<
  "notNumber" | "notWhole" | "tooSmall" | "tooLarge" | "less" | "more",
  "tooFine"
> = {
  tr: {
    notNumber: "Bir sayı yazın.",
    notWhole: "Ondalık kısmı olmayan bir tam sayı yazın.",
    tooSmall: "En az {min} olmalıdır.",
    tooLarge: "En çok {max} olabilir.",
    less: "Azalt",
    more: "Artır",
    tooFine: { other: "Virgülden sonra en çok {count} basamak yazın." },
  },
  en: {
    notNumber: "Write a number.",
    notWhole: "Write a whole number, without decimals.",
    tooSmall: "It must be {min} or more.",
    tooLarge: "It must be {max} or less.",
    less: "Decrease",
    more: "Increase",
    tooFine: {
      one: "Write no more than {count} decimal place.",
      other: "Write no more than {count} decimal places.",
    },
  },
  ru: {
    notNumber: "Введите число.",
    notWhole: "Введите целое число, без дробной части.",
    tooSmall: "Не меньше {min}.",
    tooLarge: "Не больше {max}.",
    less: "Уменьшить",
    more: "Увеличить",
    tooFine: {
      one: "Не больше {count} знака после запятой.",
      few: "Не больше {count} знаков после запятой.",
      many: "Не больше {count} знаков после запятой.",
      other: "Не больше {count} знака после запятой.",
    },
  },
  fr: {
    notNumber: "Saisissez un nombre.",
    notWhole: "Saisissez un nombre entier, sans décimales.",
    tooSmall: "La valeur minimale est {min}.",
    tooLarge: "La valeur maximale est {max}.",
    less: "Diminuer",
    more: "Augmenter",
    tooFine: {
      one: "Saisissez au plus {count} décimale.",
      many: "Saisissez au plus {count} de décimales.",
      other: "Saisissez au plus {count} décimales.",
    },
  },
  ar: {
    notNumber: "اكتب رقمًا.",
    notWhole: "اكتب عددًا صحيحًا دون كسور عشرية.",
    tooSmall: "يجب ألا تقل القيمة عن {min}.",
    tooLarge: "يجب ألا تزيد القيمة على {max}.",
    less: "تقليل",
    more: "زيادة",
    tooFine: {
      zero: "لا تكتب أي منازل عشرية.",
      one: "اكتب منزلة عشرية واحدة على الأكثر.",
      two: "اكتب منزلتين عشريتين على الأكثر.",
      few: "اكتب {count} منازل عشرية على الأكثر.",
      many: "اكتب {count} منزلة عشرية على الأكثر.",
      other: "اكتب {count} منزلة عشرية على الأكثر.",
    },
  },
  de: {
    notNumber: "Geben Sie eine Zahl ein.",
    notWhole: "Geben Sie eine ganze Zahl ohne Nachkommastellen ein.",
    tooSmall: "Mindestens {min}.",
    tooLarge: "Höchstens {max}.",
    less: "Verringern",
    more: "Erhöhen",
    tooFine: {
      one: "Höchstens {count} Nachkommastelle.",
      other: "Höchstens {count} Nachkommastellen.",
    },
  },
};
