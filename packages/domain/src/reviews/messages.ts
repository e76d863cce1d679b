import type { Texts } from "../validation/index.ts";
import type { Rating } from "./limits.ts";

/** What each rating means. */
export const ratingLabels: Readonly<Record<Rating, Texts>> = {
  1: {
    tr: "Çok kötü",
    en: "Very bad",
    ru: "Очень плохо",
    fr: "Très mauvais",
    ar: "سيئ جدًا",
    de: "Sehr schlecht",
  },
  2: { tr: "Kötü", en: "Bad", ru: "Плохо", fr: "Mauvais", ar: "سيئ", de: "Schlecht" },
  3: { tr: "Orta", en: "Average", ru: "Средне", fr: "Moyen", ar: "متوسط", de: "Mittel" },
  4: { tr: "İyi", en: "Good", ru: "Хорошо", fr: "Bon", ar: "جيد", de: "Gut" },
  5: { tr: "Çok iyi", en: "Very good", ru: "Отлично", fr: "Très bon", ar: "جيد جدًا", de: "Sehr gut" },
};
