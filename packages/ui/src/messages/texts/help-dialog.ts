import type { MessageTable } from "../message.ts";

/** Texts of the help panel and its dialog. */
export const helpDialogMessages: MessageTable<
  | "title"
  | "search"
  | "searchLabel"
  | "searchHint"
  | "allQuestions"
  | "reach"
  | "phone"
  | "email"
  | "address"
  | "hours"
  | "weekdays"
  | "saturday"
  | "feedback"
  | "feedbackText"
> = {
  tr: {
    title: "Yardım",
    search: "Ara",
    searchLabel: "Sık sorulan sorularda arayın",
    searchHint: "Numune, teslim süresi, baskı…",
    allQuestions: "Bütün sorular ve yanıtlar",
    reach: "Bize ulaşın",
    phone: "Telefon",
    email: "E-posta",
    address: "Adres",
    hours: "Çalışma saatleri",
    weekdays: "Hafta içi",
    saturday: "Cumartesi",
    feedback: "Geri bildirim gönderin",
    feedbackText: "Bir öneriniz, şikâyetiniz veya talebiniz mi var?",
  },
  en: {
    title: "Help",
    search: "Search",
    searchLabel: "Search the frequent questions",
    searchHint: "Samples, lead time, printing…",
    allQuestions: "All questions and answers",
    reach: "Get in touch",
    phone: "Phone",
    email: "E-mail",
    address: "Address",
    hours: "Working hours",
    weekdays: "Weekdays",
    saturday: "Saturday",
    feedback: "Send feedback",
    feedbackText: "Do you have a suggestion, a complaint or a request?",
  },
  ru: {
    title: "Помощь",
    search: "Найти",
    searchLabel: "Поиск по частым вопросам",
    searchHint: "Образцы, срок поставки, печать…",
    allQuestions: "Все вопросы и ответы",
    reach: "Свяжитесь с нами",
    phone: "Телефон",
    email: "Эл. почта",
    address: "Адрес",
    hours: "Часы работы",
    weekdays: "Будни",
    saturday: "Суббота",
    feedback: "Написать нам",
    feedbackText: "Есть предложение, жалоба или просьба?",
  },
  fr: {
    title: "Aide",
    search: "Rechercher",
    searchLabel: "Rechercher dans les questions fréquentes",
    searchHint: "Échantillons, délai, impression…",
    allQuestions: "Toutes les questions et réponses",
    reach: "Nous joindre",
    phone: "Téléphone",
    email: "E-mail",
    address: "Adresse",
    hours: "Horaires",
    weekdays: "En semaine",
    saturday: "Samedi",
    feedback: "Envoyer un message",
    feedbackText: "Une suggestion, une réclamation ou une demande\u00a0?",
  },
  ar: {
    title: "المساعدة",
    search: "بحث",
    searchLabel: "ابحث في الأسئلة الشائعة",
    searchHint: "العيّنات، مدة التوريد، الطباعة…",
    allQuestions: "جميع الأسئلة والأجوبة",
    reach: "تواصل معنا",
    phone: "الهاتف",
    email: "البريد الإلكتروني",
    address: "العنوان",
    hours: "ساعات العمل",
    weekdays: "من الاثنين إلى الجمعة",
    saturday: "السبت",
    feedback: "أرسل ملاحظاتك",
    feedbackText: "هل لديك اقتراح أو شكوى أو طلب؟",
  },
  de: {
    title: "Hilfe",
    search: "Suchen",
    searchLabel: "Häufige Fragen durchsuchen",
    searchHint: "Muster, Lieferzeit, Druck…",
    allQuestions: "Alle Fragen und Antworten",
    reach: "So erreichen Sie uns",
    phone: "Telefon",
    email: "E-Mail",
    address: "Adresse",
    hours: "Geschäftszeiten",
    weekdays: "Werktags",
    saturday: "Samstag",
    feedback: "Rückmeldung senden",
    feedbackText: "Haben Sie einen Vorschlag, eine Beschwerde oder ein Anliegen?",
  },
};
