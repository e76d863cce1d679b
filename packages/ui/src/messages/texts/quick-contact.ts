import type { MessageTable } from "../message.ts";

/** Texts of the quick contact button. */
export const quickContactMessages: MessageTable<"label" | "call" | "whatsapp" | "mail" | "form"> = {
  tr: {
    label: "Hızlı iletişim",
    call: "Hemen arayın",
    whatsapp: "WhatsApp’tan yazın",
    mail: "E-posta gönderin",
    form: "İletişim formu",
  },
  en: {
    label: "Quick contact",
    call: "Call us",
    whatsapp: "Message us on WhatsApp",
    mail: "Send an e-mail",
    form: "Contact form",
  },
  ru: {
    label: "Быстрая связь",
    call: "Позвонить",
    whatsapp: "Написать в WhatsApp",
    mail: "Отправить письмо",
    form: "Форма обратной связи",
  },
  fr: {
    label: "Contact rapide",
    call: "Nous appeler",
    whatsapp: "Nous écrire sur WhatsApp",
    mail: "Envoyer un e-mail",
    form: "Formulaire de contact",
  },
  ar: {
    label: "تواصل سريع",
    call: "اتصل بنا",
    whatsapp: "راسلنا عبر واتساب",
    mail: "أرسل بريدًا إلكترونيًا",
    form: "نموذج التواصل",
  },
  de: {
    label: "Schnellkontakt",
    call: "Anrufen",
    whatsapp: "Per WhatsApp schreiben",
    mail: "E-Mail senden",
    form: "Kontaktformular",
  },
};
