import type { MessageTable } from "../message.ts";

/** Texts of the star-rating folder. */
export const starRatingMessages: MessageTable<"average" | "notRated"> = {
  tr: { average: "5 üzerinden {average}", notRated: "Henüz puanlanmadı" },
  en: { average: "Rated {average} out of 5", notRated: "Not rated yet" },
  ru: { average: "Оценка {average} из 5", notRated: "Оценок пока нет" },
  fr: { average: "Noté {average} sur 5", notRated: "Pas encore noté" },
  ar: { average: "التقييم {average} من 5", notRated: "لم يُقيَّم بعد" },
  de: { average: "Bewertet mit {average} von 5", notRated: "Noch nicht bewertet" },
};
