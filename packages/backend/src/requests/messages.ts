import type { Texts } from "@preforma/domain/validation";

/** What staff are told when they have changed where a request stands. */
export const stateChanged: Texts = {
  tr: "Durum güncellendi.",
  en: "The status has been updated.",
  ru: "Статус обновлён.",
  fr: "Le statut a été mis à jour.",
  ar: "تم تحديث الحالة.",
  de: "Der Status wurde aktualisiert.",
};
