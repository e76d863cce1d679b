import type { MessageTable } from "../messages/message.ts";

/** Texts of the star-rating folder. */
export const starRatingMessages: MessageTable<"average" | "notRated" | "notChosen" | "error", "choice"> = {
  tr: {
    average: "5 üzerinden {average}",
    notRated: "Henüz puanlanmadı",
    notChosen: "Henüz puan seçmediniz",
    error: "Hata:",
    choice: { other: "{count} yıldız: {meaning}" },
  },
  en: {
    average: "Rated {average} out of 5",
    notRated: "Not rated yet",
    notChosen: "No rating chosen yet",
    error: "Error:",
    choice: { one: "{count} star: {meaning}", other: "{count} stars: {meaning}" },
  },
  ru: {
    average: "Оценка {average} из 5",
    notRated: "Оценок пока нет",
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
    average: "Noté {average} sur 5",
    notRated: "Pas encore noté",
    notChosen: "Aucune note choisie",
    error: "Erreur\u00a0:",
    choice: {
      one: "{count} étoile\u00a0: {meaning}",
      many: "{count} d’étoiles\u00a0: {meaning}",
      other: "{count} étoiles\u00a0: {meaning}",
    },
  },
  ar: {
    average: "التقييم {average} من 5",
    notRated: "لم يُقيَّم بعد",
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
    average: "Bewertet mit {average} von 5",
    notRated: "Noch nicht bewertet",
    notChosen: "Noch keine Bewertung gewählt",
    error: "Fehler:",
    choice: { one: "{count} Stern: {meaning}", other: "{count} Sterne: {meaning}" },
  },
};
