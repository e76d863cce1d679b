import type { Locale } from "../locales/index.ts";
import type {
  EducationLevel,
  FeedbackPriority,
  FeedbackType,
  RequestKind,
  RequestState,
  WorkExperience,
} from "./options.ts";
import feedbackTypes from "./feedback-type-labels.json" with { type: "json" };
import feedbackPriorities from "./feedback-priority-labels.json" with { type: "json" };
import kinds from "./kind-labels.json" with { type: "json" };
import states from "./state-labels.json" with { type: "json" };
import education from "./education-labels.json" with { type: "json" };
import experience from "./experience-labels.json" with { type: "json" };

type Labels<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>;

/** The position of an unsolicited application. */
export const generalApplication: Readonly<Record<Locale, string>> = {
  tr: "Genel Başvuru",
  en: "General application",
  ru: "Общий отклик",
  fr: "Candidature spontanée",
  ar: "طلب توظيف عام",
  de: "Initiativbewerbung",
};

/** The name of each kind of request. */
export const requestKindLabels: Labels<RequestKind> = kinds;

/** The state of a request, for its sender. */
export const requestStateLabels: Labels<RequestState> = states;

/** Kinds of feedback. */
export const feedbackTypeLabels: Labels<FeedbackType> = feedbackTypes;

/** Priorities of feedback. */
export const feedbackPriorityLabels: Labels<FeedbackPriority> = feedbackPriorities;

/** Levels of education; `degree` is a specialist degree in addition to bachelor and master. */
export const educationLabels: Labels<EducationLevel> = education;

/** Lengths of work experience. */
export const experienceLabels: Labels<WorkExperience> = experience;
