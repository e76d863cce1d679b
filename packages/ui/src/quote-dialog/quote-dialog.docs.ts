import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Asks for a quote for one product or a list, in a dialog. `QuoteForm` is the same on a page.",
  use: ["Behind “Ask for a quote” on a product page.", "For a whole quote list."],
  instead: [
    { when: "the product has a price and can be ordered", component: "cart-lines" },
    { when: "it is another question", component: "contact-form" },
    { when: "it is an opinion about the site", component: "feedback-dialog" },
  ],
  advice: [
    {
      do: "Pass the chosen `variants`.",
      dont: "Don’t ask again in the message.",
      because: "The two answers could differ.",
    },
    {
      do: "Accept any quantity and show the minimum order.",
      dont: "Don’t reject small quantities.",
      because: "A trial order can grow.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the form; focus stays inside" },
    { keys: ["ArrowUp", "ArrowDown"], action: "In a quantity, adds or removes one piece" },
    { keys: ["Enter"], action: "In a field of one line, sends the request" },
    { keys: ["Escape"], action: "Closes the dialog; the draft is saved" },
  ],
  accessibility: {
    pattern: "Dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "In a list, each quantity is named with its product.",
      "After an error, focus moves to the summary; after sending, to the confirmation.",
    ],
  },
} as const satisfies ComponentDocs;
