import type { MessageTable } from "../message.ts";

/** Texts of the choice of an address. */
export const addressChoiceMessages: MessageTable<"label" | "other" | "add" | "none"> = {
  tr: {
    label: "Sipariş nereye gönderilsin?",
    other: "Başka bir adrese",
    add: "Yeni adres ekle",
    none: "Kayıtlı adresiniz yok. Devam etmek için bir adres ekleyin.",
  },
  en: {
    label: "Where should we deliver?",
    other: "To another address",
    add: "Add an address",
    none: "You have no saved addresses. Add one to continue.",
  },
  ru: {
    label: "Куда доставить заказ?",
    other: "По другому адресу",
    add: "Добавить адрес",
    none: "Сохранённых адресов нет. Добавьте адрес, чтобы продолжить.",
  },
  fr: {
    label: "Où devons-nous livrer\u00a0?",
    other: "À une autre adresse",
    add: "Ajouter une adresse",
    none: "Vous n’avez aucune adresse enregistrée. Ajoutez-en une pour continuer.",
  },
  ar: {
    label: "إلى أين نوصل الطلب؟",
    other: "إلى عنوان آخر",
    add: "إضافة عنوان",
    none: "لا توجد عناوين محفوظة. أضف عنوانًا للمتابعة.",
  },
  de: {
    label: "Wohin sollen wir liefern?",
    other: "An eine andere Adresse",
    add: "Adresse hinzufügen",
    none: "Sie haben keine gespeicherten Adressen. Fügen Sie eine hinzu, um fortzufahren.",
  },
};
