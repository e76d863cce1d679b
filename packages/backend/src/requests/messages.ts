import type { Texts } from "@preforma/domain/validation";

/** The message to staff when they have changed the state of a request. */
export const stateChanged: Texts = {
  tr: "Durum güncellendi.",
  en: "The status has been updated.",
  ru: "Статус обновлён.",
  fr: "Le statut a été mis à jour.",
  ar: "تم تحديث الحالة.",
  de: "Der Status wurde aktualisiert.",
};
