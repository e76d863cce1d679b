import type { MessageTable } from "../message.ts";

/** What an alert's sign means, said before its text, and its closing button. */
export const alertMessages: MessageTable<"info" | "success" | "warning" | "danger" | "dismiss"> = {
  tr: { info: "Bilgi:", success: "Başarılı:", warning: "Uyarı:", danger: "Hata:", dismiss: "Kapat" },
  en: { info: "Note:", success: "Done:", warning: "Warning:", danger: "Error:", dismiss: "Dismiss" },
  ru: {
    info: "К сведению:",
    success: "Готово:",
    warning: "Внимание:",
    danger: "Ошибка:",
    dismiss: "Закрыть",
  },
  fr: {
    info: "Information\u00a0:",
    success: "C’est fait\u00a0:",
    warning: "Attention\u00a0:",
    danger: "Erreur\u00a0:",
    dismiss: "Fermer",
  },
  ar: { info: "معلومة:", success: "تم:", warning: "تنبيه:", danger: "خطأ:", dismiss: "إغلاق" },
  de: {
    info: "Hinweis:",
    success: "Erledigt:",
    warning: "Achtung:",
    danger: "Fehler:",
    dismiss: "Schließen",
  },
};
