import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A coupon for the cart: a code to be tried, or the one that counts. A refused code stays in the field, to be mended.",
  use: ["in the cart, beside or below the sum", "in the checkout, where a code may still be entered"],
  instead: [
    { when: "a code is shown to be copied", component: "campaign-card" },
    { when: "the sums themselves are shown", component: "order-summary" },
    { when: "it is any other short text of a form", component: "field" },
  ],
  advice: [
    {
      do: "Say in the refusal what would help: “From 5,000 pieces; you have 3,200”.",
      dont: "Answer “Invalid code” to everything.",
      because: "One who had to reach a minimum orders more; one who was told “invalid” leaves.",
    },
    {
      do: "Compare codes without regard to case.",
      dont: "Trust that capitals were sent because capitals are shown.",
      because: "The field draws them by style; what is sent is what was typed.",
    },
    {
      do: "Say in `note` what it takes off: “−10 % on bottles”.",
      dont: "Show the code alone once it counts.",
      because: "Nobody remembers what SPRING24 was for when the sum seems too high.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the code and the button" },
    { keys: ["Enter"], action: "In the code, tries it; on the cross, removes the coupon" },
  ],
  accessibility: {
    pattern: "Field with error identification",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
    notes: [
      "After a refusal the focus is in the field again, and the reason is its description.",
      "Success and refusal are told as a status.",
      "The cross is named with the code: “Remove the coupon BAHAR10”.",
    ],
  },
} as const satisfies ComponentDocs;
