/** What a visitor may send to the company. */
export const requestKinds = [
  "contact",
  "feedback",
  "job_application",
  "offer_request",
  "sample_request",
] as const;
/** What a visitor may send to the company. */
export type RequestKind = (typeof requestKinds)[number];

/** The states of a request of each kind; it begins with the first and ends with the last. */
export const requestStates = {
  contact: ["unread", "read", "closed"],
  feedback: ["unread", "read", "closed"],
  job_application: ["pending", "reviewing", "invited", "rejected", "closed"],
  offer_request: ["pending", "preparing", "quoted", "accepted", "declined", "expired", "ordered", "closed"],
  sample_request: ["pending", "preparing", "sent", "closed"],
} as const satisfies Record<RequestKind, readonly string[]>;
/** A state of a request of any kind. */
export type RequestState = (typeof requestStates)[RequestKind][number];

/** States that follow from what a customer does or from the date: no one sets them by hand. */
export const derivedRequestStates: readonly RequestState[] = ["expired", "ordered"];

/** All states there are, each once. */
export const allRequestStates: readonly RequestState[] = [...new Set(Object.values(requestStates).flat())];

/** What a feedback is. */
export const feedbackTypes = ["suggestion", "complaint", "request"] as const;
/** What a feedback is. */
export type FeedbackType = (typeof feedbackTypes)[number];

/** How urgent a feedback is. */
export const feedbackPriorities = ["low", "medium", "high"] as const;
/** How urgent a feedback is. */
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

/** Most characters of each field; a form may count down to them. */
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

/** Most products in one request for an offer. */
export const maxOfferItems = 50;
/** Most products in one request for samples. */
export const maxSamples = 5;
/** Most selected variants of one product. */
export const maxVariants = 20;
/** Largest number of pieces that can be asked for. */
export const maxPieces = 1_000_000_000;

/** Largest CV, bytes. */
export const maxCvBytes = 5 * 1024 * 1024;
/** What a file field for a CV accepts; the server looks into the file, not at its name. */
export const cvTypes = [
  ".pdf",
  ".docx",
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
] as const;
