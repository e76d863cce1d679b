import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Sends a message to the company. After sending it is empty and confirms. After an error it keeps all input.",
  use: ["On the contact page, for questions that need an answer."],
  instead: [
    { when: "people ask for a price", component: "quote-dialog" },
    { when: "it is a complaint or a suggestion", component: "feedback-dialog" },
    { when: "people look for a phone number or an answer", component: "help-dialog" },
    { when: "contact options float above the page", component: "quick-contact" },
  ],
  advice: [
    {
      do: "Fill in `sender` for signed-in customers.",
      dont: "Don’t hide these fields.",
      because: "The answer may go to a colleague.",
    },
    {
      do: "Keep the form short.",
      dont: "Don’t ask for company and sector.",
      because: "Every extra field loses some people.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from field to field" },
    { keys: ["Enter"], action: "In a text field, sends the form; in the message, starts a new line" },
  ],
  accessibility: {
    pattern: "Form with error identification",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
    notes: [
      "After an error, focus moves to the summary, which links to each field.",
      "Input is saved as a draft in the browser until it is sent.",
      "Name the form with `aria-labelledby`.",
    ],
  },
} as const satisfies ComponentDocs;
