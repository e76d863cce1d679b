import type { Locale } from "../locales/index.ts";
import type {
  EducationLevel,
  FeedbackPriority,
  FeedbackType,
  RequestKind,
  RequestState,
  WorkExperience,
} from "./options.ts";
import kinds from "./kind-labels.json" with { type: "json" };
import states from "./state-labels.json" with { type: "json" };
import education from "./education-labels.json" with { type: "json" };
import experience from "./experience-labels.json" with { type: "json" };

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
export const requestKindLabels: Labels<RequestKind> = kinds;

/** The state of a request, as its sender reads it. */
export const requestStateLabels: Labels<RequestState> = states;

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
export const educationLabels: Labels<EducationLevel> = education;

/** Lengths of work experience. */
export const experienceLabels: Labels<WorkExperience> = experience;
