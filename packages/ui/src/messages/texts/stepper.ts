import type { MessageTable } from "../message.ts";

/** Texts of the steps of a longer undertaking. */
export const stepperMessages: MessageTable<"label" | "done" | "current" | "open" | "position"> = {
  tr: {
    label: "Adımlar",
    done: "Tamamlandı",
    current: "Şu anki adım",
    open: "Henüz tamamlanmadı",
    position: "Adım {number}/{total}",
  },
  en: {
    label: "Steps",
    done: "Completed",
    current: "Current step",
    open: "Not completed yet",
    position: "Step {number} of {total}",
  },
  ru: {
    label: "Этапы",
    done: "Завершён",
    current: "Текущий этап",
    open: "Ещё не завершён",
    position: "Этап {number} из {total}",
  },
  fr: {
    label: "Étapes",
    done: "Terminée",
    current: "Étape en cours",
    open: "Pas encore terminée",
    position: "Étape {number} sur {total}",
  },
  ar: {
    label: "الخطوات",
    done: "مكتملة",
    current: "الخطوة الحالية",
    open: "لم تكتمل بعد",
    position: "الخطوة {number} من {total}",
  },
  de: {
    label: "Schritte",
    done: "Erledigt",
    current: "Aktueller Schritt",
    open: "Noch offen",
    position: "Schritt {number} von {total}",
  },
};
