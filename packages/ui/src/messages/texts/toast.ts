import type { MessageTable } from "../message.ts";

/** Texts of the short messages at the edge of the window. */
export const toastMessages: MessageTable<"region" | "dismiss", "more"> = {
  tr: { region: "Bildirimler", dismiss: "Bildirimi kapat", more: { other: "ve {count} bildirim daha" } },
  en: {
    region: "Notifications",
    dismiss: "Dismiss the notification",
    more: { one: "and {count} more notification", other: "and {count} more notifications" },
  },
  ru: {
    region: "Уведомления",
    dismiss: "Закрыть уведомление",
    more: {
      one: "и ещё {count} уведомление",
      few: "и ещё {count} уведомления",
      many: "и ещё {count} уведомлений",
      other: "и ещё {count} уведомления",
    },
  },
  fr: {
    region: "Notifications",
    dismiss: "Fermer la notification",
    more: {
      one: "et {count} autre notification",
      many: "et {count} d’autres notifications",
      other: "et {count} autres notifications",
    },
  },
  ar: {
    region: "الإشعارات",
    dismiss: "إغلاق الإشعار",
    more: {
      zero: "ولا إشعارات أخرى",
      one: "وإشعار آخر",
      two: "وإشعاران آخران",
      few: "و{count} إشعارات أخرى",
      many: "و{count} إشعارًا آخر",
      other: "و{count} إشعار آخر",
    },
  },
  de: {
    region: "Benachrichtigungen",
    dismiss: "Benachrichtigung schließen",
    more: {
      one: "und {count} weitere Benachrichtigung",
      other: "und {count} weitere Benachrichtigungen",
    },
  },
};
