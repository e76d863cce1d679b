import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Asks for a product review: stars, text and name. `ReviewForm` is the same on a page.",
  use: ["Behind “Review this product”.", "From a delivered order."],
  instead: [
    { when: "the opinion is about the site", component: "feedback-dialog" },
    { when: "only stars are needed", component: "star-rating-field" },
    { when: "there is a problem with an order", component: "contact-form" },
  ],
  advice: [
    {
      do: "Say in `note` that you check reviews.",
      dont: "Don’t let the review seem published.",
      because: "People would write it again.",
    },
    {
      do: "Start without stars.",
      dont: "Don’t start with five.",
      because: "A rating that nobody chose is worthless.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the form; focus stays inside" },
    { keys: ["ArrowUp", "ArrowDown"], action: "In the stars, chooses the previous or the next star" },
    { keys: ["Space"], action: "On the checkbox, shows or hides the first name in the signature" },
    {
      keys: ["Enter"],
      action: "On the button, sends it; without stars moves to the error, which links to them",
    },
    { keys: ["Escape"], action: "Closes the dialog; the draft is saved" },
  ],
  accessibility: {
    pattern: "Dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "Stars are radio buttons with words. The submit button is never disabled.",
      "A draft is saved per product until it is sent.",
    ],
  },
} as const satisfies ComponentDocs;
