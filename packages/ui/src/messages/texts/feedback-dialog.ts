import type { MessageTable } from "../message.ts";

/** Texts of the feedback form and its dialog. */
export const feedbackDialogMessages: MessageTable<
  | "title"
  | "type"
  | "priority"
  | "subject"
  | "description"
  | "descriptionHint"
  | "anonymous"
  | "signIn"
  | "signedInAs"
  | "hideName"
  | "send"
> = {
  tr: {
    title: "Geri bildirim ve destek",
    type: "Konu türü",
    priority: "Öncelik",
    subject: "Başlık",
    description: "Açıklama",
    descriptionHint: "Varsa sipariş numarasını, ürün kodunu ve parti numarasını yazın.",
    anonymous: "Oturum açmadınız: bildiriminiz adınız olmadan gönderilir ve size yanıt yazamayız.",
    signIn: "Yanıt almak için giriş yapın",
    signedInAs: "{name} olarak gönderiliyor.",
    hideName: "Adım olmadan gönder",
    send: "Gönder",
  },
  en: {
    title: "Feedback and support",
    type: "What it is about",
    priority: "Priority",
    subject: "Title",
    description: "Description",
    descriptionHint: "Add the order number, product code and batch number if you have them.",
    anonymous: "You are not signed in: your feedback is sent without your name, so we cannot reply to you.",
    signIn: "Sign in to get a reply",
    signedInAs: "Sent as {name}.",
    hideName: "Send without my name",
    send: "Send",
  },
  ru: {
    title: "Обратная связь и поддержка",
    type: "Тип обращения",
    priority: "Приоритет",
    subject: "Тема",
    description: "Описание",
    descriptionHint: "Если есть, укажите номер заказа, код товара и номер партии.",
    anonymous: "Вы не вошли в аккаунт: обращение уйдёт без имени, и мы не сможем вам ответить.",
    signIn: "Войти, чтобы получить ответ",
    signedInAs: "Отправитель: {name}.",
    hideName: "Отправить без имени",
    send: "Отправить",
  },
  fr: {
    title: "Avis et assistance",
    type: "Type de demande",
    priority: "Priorité",
    subject: "Objet",
    description: "Description",
    descriptionHint:
      "Indiquez si possible le numéro de commande, la référence du produit et le numéro de lot.",
    anonymous:
      "Vous n’êtes pas connecté\u00a0: votre message part sans votre nom et nous ne pourrons pas vous répondre.",
    signIn: "Se connecter pour recevoir une réponse",
    signedInAs: "Envoyé au nom de {name}.",
    hideName: "Envoyer sans mon nom",
    send: "Envoyer",
  },
  ar: {
    title: "الملاحظات والدعم",
    type: "نوع الطلب",
    priority: "الأولوية",
    subject: "العنوان",
    description: "التفاصيل",
    descriptionHint: "اذكر رقم الطلب ورمز المنتج ورقم الدفعة إن وُجدت.",
    anonymous: "لم تسجّل الدخول: ستُرسل ملاحظتك دون اسمك، ولن نتمكن من الرد عليك.",
    signIn: "سجّل الدخول لتلقي الرد",
    signedInAs: "تُرسل باسم {name}.",
    hideName: "إرسال دون ذكر اسمي",
    send: "إرسال",
  },
  de: {
    title: "Rückmeldung und Support",
    type: "Worum geht es?",
    priority: "Priorität",
    subject: "Betreff",
    description: "Beschreibung",
    descriptionHint: "Nennen Sie, falls vorhanden, Bestellnummer, Artikelnummer und Charge.",
    anonymous:
      "Sie sind nicht angemeldet: Ihre Rückmeldung wird ohne Namen gesendet, daher können wir Ihnen nicht antworten.",
    signIn: "Anmelden, um eine Antwort zu erhalten",
    signedInAs: "Wird als {name} gesendet.",
    hideName: "Ohne meinen Namen senden",
    send: "Senden",
  },
};
