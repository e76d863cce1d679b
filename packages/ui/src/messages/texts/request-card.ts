import type { MessageTable } from "../message.ts";

/** Texts of a request in the account; kinds and states are the domain's. A date follows each. */
export const requestCardMessages: MessageTable<"sent" | "changed"> = {
  tr: { sent: "Gönderilme:", changed: "Son güncelleme:" },
  en: { sent: "Sent:", changed: "Last update:" },
  ru: { sent: "Отправлено:", changed: "Обновлено:" },
  fr: { sent: "Envoi\u00a0:", changed: "Dernière mise à jour\u00a0:" },
  ar: { sent: "تاريخ الإرسال:", changed: "آخر تحديث:" },
  de: { sent: "Gesendet:", changed: "Zuletzt aktualisiert:" },
};
