import type { Locale } from "@preforma/domain/locales";

/** A request for samples, for stories of modals. */
export const dialogFixture: Readonly<
  Record<
    Locale,
    Readonly<
      Record<
        "open" | "title" | "lead" | "name" | "email" | "cancel" | "send" | "paragraph" | "question",
        string
      >
    >
  >
> = {
  tr: {
    open: "Numune isteyin",
    title: "Numune talebi",
    lead: "Adresinizi bırakın, numuneleri iki iş günü içinde kargoya verelim.",
    name: "Ad soyad",
    email: "E-posta",
    cancel: "Vazgeç",
    send: "Talebi gönder",
    paragraph:
      "Şişelerimiz gıda ile temasa uygun ham maddeden üretilir; her parti kalınlık, ağırlık ve sızdırmazlık bakımından ölçülür ve sonuçları üç yıl saklanır.",
    question: "Talepten vazgeçiyor musunuz?",
  },
  en: {
    open: "Ask for samples",
    title: "Sample request",
    lead: "Leave your address and we will post the samples within two working days.",
    name: "Full name",
    email: "E-mail",
    cancel: "Cancel",
    send: "Send the request",
    paragraph:
      "Our bottles are made of resin approved for contact with food; each batch is measured for wall thickness, weight and tightness, and the results are kept for three years.",
    question: "Drop the request?",
  },
  ru: {
    open: "Запросить образцы",
    title: "Запрос образцов",
    lead: "Оставьте адрес, и мы отправим образцы в течение двух рабочих дней.",
    name: "Имя и фамилия",
    email: "Электронная почта",
    cancel: "Отмена",
    send: "Отправить запрос",
    paragraph:
      "Наши флаконы изготавливаются из сырья, допущенного к контакту с пищевыми продуктами; в каждой партии измеряются толщина стенки, масса и герметичность, результаты хранятся три года.",
    question: "Отменить запрос?",
  },
  fr: {
    open: "Demander des échantillons",
    title: "Demande d’échantillons",
    lead: "Laissez-nous votre adresse\u00a0: les échantillons partent sous deux jours ouvrés.",
    name: "Nom et prénom",
    email: "E-mail",
    cancel: "Annuler",
    send: "Envoyer la demande",
    paragraph:
      "Nos flacons sont fabriqués dans une matière apte au contact alimentaire\u00a0; l’épaisseur, le poids et l’étanchéité de chaque lot sont mesurés, et les résultats conservés trois ans.",
    question: "Abandonner la demande\u00a0?",
  },
  ar: {
    open: "اطلب عينات",
    title: "طلب عينات",
    lead: "اترك لنا عنوانك وسنرسل العينات خلال يومي عمل.",
    name: "الاسم الكامل",
    email: "البريد الإلكتروني",
    cancel: "إلغاء",
    send: "إرسال الطلب",
    paragraph:
      "تُصنع عبواتنا من مواد خام صالحة لملامسة الأغذية، وتُقاس سماكة الجدار والوزن والإحكام في كل دفعة، وتُحفظ النتائج ثلاث سنوات.",
    question: "هل تريد إلغاء الطلب؟",
  },
  de: {
    open: "Muster anfordern",
    title: "Musteranfrage",
    lead: "Nennen Sie uns Ihre Anschrift: Die Muster gehen innerhalb von zwei Werktagen auf den Weg.",
    name: "Vor- und Nachname",
    email: "E-Mail",
    cancel: "Abbrechen",
    send: "Anfrage absenden",
    paragraph:
      "Unsere Flaschen entstehen aus Rohstoff, der für den Kontakt mit Lebensmitteln zugelassen ist; jede Charge wird auf Wandstärke, Gewicht und Dichtheit geprüft, die Ergebnisse bleiben drei Jahre aufbewahrt.",
    question: "Anfrage verwerfen?",
  },
};
