import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Sends a suggestion, a complaint or a request, from a dialog or a page. Guests stay anonymous and are told so.",
  use: ["`FeedbackDialog` from the header or a floating button.", "`FeedbackForm` on its own page."],
  instead: [
    { when: "a guest needs an answer", component: "contact-form" },
    { when: "people rate a product", component: "review-dialog" },
    { when: "people ask for a price", component: "quote-dialog" },
    { when: "people look for contact details", component: "help-dialog" },
  ],
  advice: [
    {
      do: "Leave `customer` undefined while it is unknown.",
      dont: "Don’t pass `null` on cached pages.",
      because: "`null` means that the visitor is not signed in.",
    },
    {
      do: "Show the privacy notice in `note`.",
      dont: "Don’t add a checkbox for it.",
      because: "A notice only has to be read.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the fields; focus stays inside" },
    { keys: ["ArrowDown", "ArrowUp"], action: "In a list, changes the choice" },
    { keys: ["Enter"], action: "In the title, sends; in the description, starts a new line" },
    { keys: ["Escape"], action: "Closes the dialog; the draft is saved" },
  ],
  accessibility: {
    pattern: "Dialog (Modal) with a form",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: ["After an error, focus moves to the summary; after sending, to the confirmation."],
  },
} as const satisfies ComponentDocs;
