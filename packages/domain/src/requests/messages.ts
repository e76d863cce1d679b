import type { Texts } from "../validation/index.ts";
import messages from "./messages.json" with { type: "json" };

/** What only these forms complain of. */
export const requestFieldMessages = messages satisfies Record<string, Texts>;

/** The same key came with another form. */
export const requestKeyReused: Texts = {
  tr: "Bu gönderim anahtarı başka bir form için kullanılmış. Lütfen formu yeniden gönderin.",
  en: "This request key was used for another form. Please send the form again.",
  ru: "Этот ключ запроса уже использован для другой формы. Отправьте форму ещё раз.",
  fr: "Cette clé d’envoi a déjà servi pour un autre formulaire. Veuillez renvoyer le formulaire.",
  ar: "استُخدم مفتاح الإرسال هذا لنموذج آخر. يُرجى إرسال النموذج مرة أخرى.",
  de: "Dieser Anfrageschlüssel wurde für ein anderes Formular verwendet. Bitte senden Sie das Formular erneut.",
};

/** Heads the variants that are appended to the message of a request for an offer. */
export const selectedVariantsLabel: Texts = {
  tr: "Seçilen seçenekler",
  en: "Selected options",
  ru: "Выбранные варианты",
  fr: "Options choisies",
  ar: "الخيارات المحددة",
  de: "Gewählte Optionen",
};
