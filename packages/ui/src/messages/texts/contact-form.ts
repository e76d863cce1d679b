import type { MessageTable } from "../message.ts";

/** Texts of the contact form. */
export const contactFormMessages: MessageTable<"send"> = {
  tr: { send: "Mesajı gönder" },
  en: { send: "Send message" },
  ru: { send: "Отправить сообщение" },
  fr: { send: "Envoyer le message" },
  ar: { send: "إرسال الرسالة" },
  de: { send: "Nachricht senden" },
};
