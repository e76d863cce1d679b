import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A suggestion, complaint or request, as a form on a page or in a dialog. Who is not signed in stays unnamed, and is told so before typing.",
  use: [
    "`FeedbackDialog` from the header, the help and a floating button",
    "`FeedbackForm` on the page that the same links lead to without script",
  ],
  instead: [
    { when: "an answer is expected by somebody who is not signed in", component: "contact-form" },
    { when: "a product is judged with stars", component: "review-dialog" },
    { when: "a price is asked for", component: "quote-dialog" },
    { when: "the way to a person is looked for", component: "help-dialog" },
  ],
  advice: [
    {
      do: "Leave `customer` undefined while it is not known.",
      dont: "Pass null on pages that all visitors share.",
      because: "Null says “You are not signed in” to a customer who is, and sends the complaint unnamed.",
    },
    {
      do: "Let `onSent` tell it on the page where the page has a place for that.",
      dont: "Show both the dialog's thanks and a message.",
      because: "With `onSent` the dialog closes by itself; without it the thanks stand in it.",
    },
    {
      do: "Show the privacy notice in `note`.",
      dont: "Add a check box to agree to it.",
      because: "A notice is to be read; a box that has to be ticked only proves that it was ticked.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the fields, and not out of the dialog" },
    { keys: ["ArrowDown", "ArrowUp"], action: "On a list, changes its choice" },
    { keys: ["Enter"], action: "In the title, sends; in the description, begins a new line" },
    { keys: ["Escape"], action: "Closes the dialog; what was typed stays as a draft" },
  ],
  accessibility: {
    pattern: "Dialog (Modal) with a form",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "After a failed try the focus goes to the summary of errors; once it is sent, to the thanks.",
      "The server takes the customer from the session, whatever the form says.",
      "Names of customers are not translated, and keep their direction.",
    ],
  },
} as const satisfies ComponentDocs;
