import type { Locale } from "@preforma/domain/locales";
import { ratingLabels } from "@preforma/domain/reviews";
import type { MessageTable } from "../message.ts";

/** What the ratings mean, told with the other texts: so a visitor downloads them in one language. */
const meanings = (locale: Locale) => ({
  rating1: ratingLabels[1][locale],
  rating2: ratingLabels[2][locale],
  rating3: ratingLabels[3][locale],
  rating4: ratingLabels[4][locale],
  rating5: ratingLabels[5][locale],
});

/** Texts of the star-rating-field folder. */
export const starRatingFieldMessages: MessageTable<
  "notChosen" | "error" | "rating1" | "rating2" | "rating3" | "rating4" | "rating5",
  "choice"
> = {
  tr: {
    ...meanings("tr"),
    notChosen: "Henüz puan seçmediniz",
    error: "Hata:",
    choice: { other: "{count} yıldız: {meaning}" },
  },
  en: {
    ...meanings("en"),
    notChosen: "No rating chosen yet",
    error: "Error:",
    choice: { one: "{count} star: {meaning}", other: "{count} stars: {meaning}" },
  },
  ru: {
    ...meanings("ru"),
    notChosen: "Оценка ещё не выбрана",
    error: "Ошибка:",
    choice: {
      one: "{count} звезда: {meaning}",
      few: "{count} звезды: {meaning}",
      many: "{count} звёзд: {meaning}",
      other: "{count} звезды: {meaning}",
    },
  },
  fr: {
    ...meanings("fr"),
    notChosen: "Aucune note choisie",
    error: "Erreur\u00a0:",
    choice: {
      one: "{count} étoile\u00a0: {meaning}",
      many: "{count} d’étoiles\u00a0: {meaning}",
      other: "{count} étoiles\u00a0: {meaning}",
    },
  },
  ar: {
    ...meanings("ar"),
    notChosen: "لم تختر تقييمًا بعد",
    error: "خطأ:",
    choice: {
      zero: "بلا نجوم: {meaning}",
      one: "نجمة واحدة: {meaning}",
      two: "نجمتان: {meaning}",
      few: "{count} نجوم: {meaning}",
      many: "{count} نجمة: {meaning}",
      other: "{count} نجمة: {meaning}",
    },
  },
  de: {
    ...meanings("de"),
    notChosen: "Noch keine Bewertung gewählt",
    error: "Fehler:",
    choice: { one: "{count} Stern: {meaning}", other: "{count} Sterne: {meaning}" },
  },
};
