import type { MessageTable } from "../message.ts";

/** Texts of the carousel. */
export const carouselMessages: MessageTable<"previous" | "next" | "place"> = {
  tr: { previous: "Önceki", next: "Sonraki", place: "{from}–{to}. öğeler, toplam {total}" },
  en: { previous: "Previous", next: "Next", place: "{from} to {to} of {total}" },
  ru: { previous: "Назад", next: "Вперёд", place: "{from}–{to} из {total}" },
  fr: { previous: "Précédent", next: "Suivant", place: "{from} à {to} sur {total}" },
  ar: { previous: "السابق", next: "التالي", place: "من {from} إلى {to} من أصل {total}" },
  de: { previous: "Zurück", next: "Weiter", place: "{from} bis {to} von {total}" },
};
