import type { MessageTable } from "../messages/message.ts";

/** Texts that the forms to the company have in common. */
export const requestFormMessages: MessageTable<
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "phoneHint"
  | "company"
  | "message"
  | "choose"
  | "sending"
  | "close"
> = {
  tr: {
    firstName: "Ad",
    lastName: "Soyad",
    email: "E-posta",
    phone: "Telefon",
    phoneHint: "Türkiye dışındaysa ülke koduyla, örneğin +49…",
    company: "Firma",
    message: "Mesajınız",
    choose: "Seçin",
    sending: "Gönderiliyor…",
    close: "Kapat",
  },
  en: {
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail",
    phone: "Phone",
    phoneHint: "With the country code outside Türkiye, such as +44…",
    company: "Company",
    message: "Your message",
    choose: "Choose",
    sending: "Sending…",
    close: "Close",
  },
  ru: {
    firstName: "Имя",
    lastName: "Фамилия",
    email: "Эл. почта",
    phone: "Телефон",
    phoneHint: "Для номеров за пределами Турции — с кодом страны, например +7…",
    company: "Компания",
    message: "Сообщение",
    choose: "Выберите",
    sending: "Отправляем…",
    close: "Закрыть",
  },
  fr: {
    firstName: "Prénom",
    lastName: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    phoneHint: "Hors de Turquie, avec l’indicatif du pays, par exemple +33…",
    company: "Entreprise",
    message: "Votre message",
    choose: "Choisir",
    sending: "Envoi en cours…",
    close: "Fermer",
  },
  ar: {
    firstName: "الاسم",
    lastName: "اسم العائلة",
    email: "البريد الإلكتروني",
    phone: "الهاتف",
    phoneHint: "خارج تركيا مع رمز الدولة، مثل \u2066+966…\u2069",
    company: "الشركة",
    message: "رسالتك",
    choose: "اختر",
    sending: "جارٍ الإرسال…",
    close: "إغلاق",
  },
  de: {
    firstName: "Vorname",
    lastName: "Nachname",
    email: "E-Mail",
    phone: "Telefon",
    phoneHint: "Außerhalb der Türkei mit Ländervorwahl, zum Beispiel +49…",
    company: "Unternehmen",
    message: "Ihre Nachricht",
    choose: "Bitte wählen",
    sending: "Wird gesendet…",
    close: "Schließen",
  },
};
