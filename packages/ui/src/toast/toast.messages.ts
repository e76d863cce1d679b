import type { MessageTable } from "../messages/message.ts";

/** Texts of the short messages at the edge of the window. */
export const toastMessages: MessageTable<"region" | "dismiss"> = {
  tr: { region: "Bildirimler", dismiss: "Bildirimi kapat" },
  en: { region: "Notifications", dismiss: "Dismiss the notification" },
  ru: { region: "Уведомления", dismiss: "Закрыть уведомление" },
  fr: { region: "Notifications", dismiss: "Fermer la notification" },
  ar: { region: "الإشعارات", dismiss: "إغلاق الإشعار" },
  de: { region: "Benachrichtigungen", dismiss: "Benachrichtigung schließen" },
};
