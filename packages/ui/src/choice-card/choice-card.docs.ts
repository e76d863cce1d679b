import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A radio button as a card, with a note, a badge and details that open when it is chosen.",
  use: [
    "For a few answers that each need a sentence.",
    "For answers that ask for more, such as a new address.",
  ],
  instead: [
    { when: "each answer is one word", component: "field" },
    { when: "customers choose an address", component: "address-choice" },
    { when: "customers choose a payment method", component: "payment-choice" },
    { when: "customers choose a product variant", component: "variant-picker" },
    { when: "the card opens a page", component: "card" },
  ],
  advice: [
    {
      do: "Explain in `reason` why an answer is not available.",
      dont: "Don’t remove the answer.",
      because: "People look for it and call you.",
    },
    {
      do: "Give all cards of a question the same `name`.",
      dont: "Don’t control the choice with script.",
      because: "Native radio buttons work before JavaScript loads.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the chosen card, and out of the group" },
    {
      keys: ["ArrowDown", "ArrowRight"],
      rightToLeft: ["ArrowDown", "ArrowLeft"],
      action: "Chooses the next card that is available",
    },
    {
      keys: ["ArrowUp", "ArrowLeft"],
      rightToLeft: ["ArrowUp", "ArrowRight"],
      action: "Chooses the previous card that is available",
    },
    { keys: ["Space"], action: "Chooses the card that has focus" },
  ],
  accessibility: {
    pattern: "Native radio buttons in a fieldset",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
    notes: ["The note and the reason describe the radio button.", "Details open with CSS only."],
  },
} as const satisfies ComponentDocs;
