import type { Texts } from "../validation/index.ts";
import messages from "./messages.json" with { type: "json" };

/** Error messages of these forms only. */
export const requestFieldMessages = messages satisfies Record<string, Texts>;

/** For a key that was already used by another form. */
export const requestKeyReused: Texts = {
  tr: "Bu gönderim anahtarı başka bir form için kullanılmış. Lütfen formu yeniden gönderin.",
  en: "This request key was used for another form. Please send the form again.",
  ru: "Этот ключ запроса уже использован для другой формы. Отправьте форму ещё раз.",
  fr: "Cette clé d’envoi a déjà servi pour un autre formulaire. Veuillez renvoyer le formulaire.",
  ar: "استُخدم مفتاح الإرسال هذا لنموذج آخر. يُرجى إرسال النموذج مرة أخرى.",
  de: "Dieser Anfrageschlüssel wurde für ein anderes Formular verwendet. Bitte senden Sie das Formular erneut.",
};

/** Label of the variants that are appended to the message of a quote request. */
export const selectedVariantsLabel: Texts = {
  tr: "Seçilen seçenekler",
  en: "Selected options",
  ru: "Выбранные варианты",
  fr: "Options choisies",
  ar: "الخيارات المحددة",
  de: "Gewählte Optionen",
};
