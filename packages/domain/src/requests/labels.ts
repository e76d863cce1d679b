import type { Locale } from "../locales/index.ts";
import type {
  EducationLevel,
  FeedbackPriority,
  FeedbackType,
  RequestKind,
  RequestState,
  WorkExperience,
} from "./options.ts";

type Labels<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>;

/** The position of an application that names none (section 5). */
export const generalApplication: Readonly<Record<Locale, string>> = {
  tr: "Genel Başvuru",
  en: "General application",
  ru: "Общий отклик",
  fr: "Candidature spontanée",
  ar: "طلب توظيف عام",
  de: "Initiativbewerbung",
};

/** What each kind of request is called. */
export const requestKindLabels: Labels<RequestKind> = {
  tr: {
    contact: "İletişim mesajı",
    feedback: "Geri bildirim",
    job_application: "İş başvurusu",
    offer_request: "Teklif talebi",
  },
  en: {
    contact: "Contact message",
    feedback: "Feedback",
    job_application: "Job application",
    offer_request: "Quote request",
  },
  ru: {
    contact: "Сообщение",
    feedback: "Обратная связь",
    job_application: "Отклик на вакансию",
    offer_request: "Запрос цены",
  },
  fr: {
    contact: "Message de contact",
    feedback: "Avis et suggestions",
    job_application: "Candidature",
    offer_request: "Demande de devis",
  },
  ar: {
    contact: "رسالة تواصل",
    feedback: "ملاحظات",
    job_application: "طلب توظيف",
    offer_request: "طلب عرض سعر",
  },
  de: {
    contact: "Kontaktnachricht",
    feedback: "Rückmeldung",
    job_application: "Bewerbung",
    offer_request: "Angebotsanfrage",
  },
};

/** Where a request stands, as its sender reads it. */
export const requestStateLabels: Labels<RequestState> = {
  tr: {
    unread: "Alındı",
    read: "Okundu",
    pending: "Alındı",
    reviewing: "Değerlendiriliyor",
    invited: "Görüşmeye davet edildi",
    rejected: "Olumsuz sonuçlandı",
    preparing: "Teklif hazırlanıyor",
    quoted: "Teklif gönderildi",
    accepted: "Teklif kabul edildi",
    declined: "Teklif reddedildi",
    expired: "Teklifin süresi doldu",
    ordered: "Siparişe dönüştü",
    closed: "Kapatıldı",
  },
  en: {
    unread: "Received",
    read: "Read",
    pending: "Received",
    reviewing: "Under review",
    invited: "Invited to an interview",
    rejected: "Not successful",
    preparing: "Quote being prepared",
    quoted: "Quote sent",
    accepted: "Quote accepted",
    declined: "Quote declined",
    expired: "Quote expired",
    ordered: "Ordered",
    closed: "Closed",
  },
  ru: {
    unread: "Получено",
    read: "Прочитано",
    pending: "Получено",
    reviewing: "На рассмотрении",
    invited: "Приглашение на собеседование",
    rejected: "Отклонено",
    preparing: "Готовим предложение",
    quoted: "Предложение отправлено",
    accepted: "Предложение принято",
    declined: "Предложение отклонено",
    expired: "Срок предложения истёк",
    ordered: "Оформлен заказ",
    closed: "Закрыто",
  },
  fr: {
    unread: "Reçu",
    read: "Lu",
    pending: "Reçu",
    reviewing: "En cours d’examen",
    invited: "Invitation à un entretien",
    rejected: "Non retenu",
    preparing: "Devis en préparation",
    quoted: "Devis envoyé",
    accepted: "Devis accepté",
    declined: "Devis refusé",
    expired: "Devis expiré",
    ordered: "Commandé",
    closed: "Clos",
  },
  ar: {
    unread: "تم الاستلام",
    read: "تمت القراءة",
    pending: "تم الاستلام",
    reviewing: "قيد المراجعة",
    invited: "دعوة إلى مقابلة",
    rejected: "لم يُقبل",
    preparing: "عرض السعر قيد الإعداد",
    quoted: "أُرسل عرض السعر",
    accepted: "قُبل عرض السعر",
    declined: "رُفض عرض السعر",
    expired: "انتهت صلاحية عرض السعر",
    ordered: "تحوّل إلى طلب شراء",
    closed: "مغلق",
  },
  de: {
    unread: "Eingegangen",
    read: "Gelesen",
    pending: "Eingegangen",
    reviewing: "In Prüfung",
    invited: "Zum Gespräch eingeladen",
    rejected: "Abgelehnt",
    preparing: "Angebot in Arbeit",
    quoted: "Angebot gesendet",
    accepted: "Angebot angenommen",
    declined: "Angebot abgelehnt",
    expired: "Angebot abgelaufen",
    ordered: "Bestellt",
    closed: "Abgeschlossen",
  },
};

/** Kinds of feedback. */
export const feedbackTypeLabels: Labels<FeedbackType> = {
  tr: { suggestion: "Öneri", complaint: "Şikâyet", request: "Talep" },
  en: { suggestion: "Suggestion", complaint: "Complaint", request: "Request" },
  ru: { suggestion: "Предложение", complaint: "Жалоба", request: "Просьба" },
  fr: { suggestion: "Suggestion", complaint: "Réclamation", request: "Demande" },
  ar: { suggestion: "اقتراح", complaint: "شكوى", request: "طلب" },
  de: { suggestion: "Vorschlag", complaint: "Beschwerde", request: "Anliegen" },
};

/** Priorities of feedback. */
export const feedbackPriorityLabels: Labels<FeedbackPriority> = {
  tr: { low: "Düşük", medium: "Orta", high: "Yüksek" },
  en: { low: "Low", medium: "Medium", high: "High" },
  ru: { low: "Низкая", medium: "Средняя", high: "Высокая" },
  fr: { low: "Faible", medium: "Moyenne", high: "Élevée" },
  ar: { low: "منخفضة", medium: "متوسطة", high: "عالية" },
  de: { low: "Niedrig", medium: "Mittel", high: "Hoch" },
};

/** Levels of education; `degree` is a specialist degree beside bachelor and master. */
export const educationLabels: Labels<EducationLevel> = {
  tr: {
    primary_education: "İlköğretim",
    high_school: "Lise",
    associate: "Ön lisans",
    bachelor: "Lisans",
    master: "Yüksek lisans",
    degree: "Diğer yükseköğrenim derecesi",
    doctorate: "Doktora",
  },
  en: {
    primary_education: "Primary education",
    high_school: "High school",
    associate: "Associate degree",
    bachelor: "Bachelor’s degree",
    master: "Master’s degree",
    degree: "Other higher-education degree",
    doctorate: "Doctorate",
  },
  ru: {
    primary_education: "Основное общее",
    high_school: "Среднее общее",
    associate: "Среднее профессиональное",
    bachelor: "Бакалавриат",
    master: "Магистратура",
    degree: "Другое высшее образование",
    doctorate: "Учёная степень",
  },
  fr: {
    primary_education: "Enseignement primaire",
    high_school: "Lycée",
    associate: "Bac +2",
    bachelor: "Licence",
    master: "Master",
    degree: "Autre diplôme supérieur",
    doctorate: "Doctorat",
  },
  ar: {
    primary_education: "التعليم الأساسي",
    high_school: "الثانوية العامة",
    associate: "دبلوم متوسط",
    bachelor: "بكالوريوس",
    master: "ماجستير",
    degree: "درجة جامعية أخرى",
    doctorate: "دكتوراه",
  },
  de: {
    primary_education: "Grundbildung",
    high_school: "Abitur oder Fachabitur",
    associate: "Kurzstudium (2 Jahre)",
    bachelor: "Bachelor",
    master: "Master",
    degree: "Anderer Hochschulabschluss",
    doctorate: "Promotion",
  },
};

/** Lengths of work experience. */
export const experienceLabels: Labels<WorkExperience> = {
  tr: {
    no_experience: "Deneyim yok",
    less_than_1_year: "1 yıldan az",
    "1_to_2_years": "1–2 yıl",
    "2_to_5_years": "2–5 yıl",
    more_than_5_years: "5 yıldan fazla",
  },
  en: {
    no_experience: "No experience",
    less_than_1_year: "Less than 1 year",
    "1_to_2_years": "1–2 years",
    "2_to_5_years": "2–5 years",
    more_than_5_years: "More than 5 years",
  },
  ru: {
    no_experience: "Без опыта",
    less_than_1_year: "Менее 1 года",
    "1_to_2_years": "1–2 года",
    "2_to_5_years": "2–5 лет",
    more_than_5_years: "Более 5 лет",
  },
  fr: {
    no_experience: "Sans expérience",
    less_than_1_year: "Moins d’un an",
    "1_to_2_years": "1 à 2 ans",
    "2_to_5_years": "2 à 5 ans",
    more_than_5_years: "Plus de 5 ans",
  },
  ar: {
    no_experience: "بدون خبرة",
    less_than_1_year: "أقل من سنة",
    "1_to_2_years": "من سنة إلى سنتين",
    "2_to_5_years": "من سنتين إلى 5 سنوات",
    more_than_5_years: "أكثر من 5 سنوات",
  },
  de: {
    no_experience: "Keine Erfahrung",
    less_than_1_year: "Weniger als 1 Jahr",
    "1_to_2_years": "1–2 Jahre",
    "2_to_5_years": "2–5 Jahre",
    more_than_5_years: "Mehr als 5 Jahre",
  },
};
