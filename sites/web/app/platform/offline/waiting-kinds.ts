import type { WaitingKind } from "./waiting-forms.ts";

/** The forms of pages that wait where there is no connection, by their names there. */
export const waitingKinds: Readonly<Record<string, WaitingKind | undefined>> = {
  contact: "contact",
  feedback: "feedback",
  quote: "quote",
  // That of the quote basket.
  request: "quote",
  application: "application",
  review: "review",
};
