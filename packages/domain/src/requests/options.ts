/** The requests that a visitor can send to the company. */
export const requestKinds = [
  "contact",
  "feedback",
  "job_application",
  "offer_request",
  "sample_request",
] as const;
/** A request that a visitor can send to the company. */
export type RequestKind = (typeof requestKinds)[number];

/** The states of each kind of request; the first is the initial, the last the final one. */
export const requestStates = {
  contact: ["unread", "read", "closed"],
  feedback: ["unread", "read", "closed"],
  job_application: ["pending", "reviewing", "invited", "rejected", "closed"],
  offer_request: ["pending", "preparing", "quoted", "accepted", "declined", "expired", "ordered", "closed"],
  sample_request: ["pending", "preparing", "sent", "closed"],
} as const satisfies Record<RequestKind, readonly string[]>;
/** A state of a request of any kind. */
export type RequestState = (typeof requestStates)[RequestKind][number];

/** States that result from a customer's action or the date: no one sets them manually. */
export const derivedRequestStates: readonly RequestState[] = ["expired", "ordered"];

/** All states, each once. */
export const allRequestStates: readonly RequestState[] = [...new Set(Object.values(requestStates).flat())];

/** The types of feedback. */
export const feedbackTypes = ["suggestion", "complaint", "request"] as const;
/** A type of feedback. */
export type FeedbackType = (typeof feedbackTypes)[number];

/** The priorities of feedback. */
export const feedbackPriorities = ["low", "medium", "high"] as const;
/** A priority of feedback. */
export type FeedbackPriority = (typeof feedbackPriorities)[number];

/** Levels of education. */
export const educationLevels = [
  "primary_education",
  "high_school",
  "associate",
  "bachelor",
  "master",
  "degree",
  "doctorate",
] as const;
/** A level of education. */
export type EducationLevel = (typeof educationLevels)[number];

/** Lengths of work experience. */
export const workExperiences = [
  "no_experience",
  "less_than_1_year",
  "1_to_2_years",
  "2_to_5_years",
  "more_than_5_years",
] as const;
/** A length of work experience. */
export type WorkExperience = (typeof workExperiences)[number];

/** Max length of each field, characters; a form may show a counter. */
export const requestLengths = {
  name: 100,
  company: 200,
  title: 200,
  position: 200,
  message: 5000,
  coverLetter: 10_000,
  notes: 5000,
  variant: 120,
} as const;

/** Max products in one quote request. */
export const maxOfferItems = 50;
/** Max products in one sample request. */
export const maxSamples = 5;
/** Max selected variants of one product. */
export const maxVariants = 20;
/** Max number of pieces in a request. */
export const maxPieces = 1_000_000_000;

/** Max size of a CV, bytes. */
export const maxCvBytes = 5 * 1024 * 1024;
/** The types that a file field for a CV accepts; the server inspects the contents, not the name. */
export const cvTypes = [
  ".pdf",
  ".docx",
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
] as const;
