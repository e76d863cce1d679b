import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Applies a coupon to the cart, or shows the coupon that applies. A rejected code stays in the field.",
  use: ["In the cart or the checkout."],
  instead: [
    { when: "people copy a code", component: "campaign-card" },
    { when: "totals are shown", component: "order-summary" },
    { when: "it is another short text", component: "field" },
  ],
  advice: [
    {
      do: "Explain what would help: “From 5,000 pieces; you have 3,200”.",
      dont: "Don’t answer “Invalid code”.",
      because: "People order more when they know the condition.",
    },
    {
      do: "Show the discount in `note`.",
      dont: "Don’t show the code alone.",
      because: "Customers forget what it was for.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the code and the button" },
    { keys: ["Enter"], action: "In the field, applies the code; on the remove button, removes the coupon" },
  ],
  accessibility: {
    pattern: "Field with error identification",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
    notes: ["After a rejection, focus is in the field and the reason describes it."],
  },
} as const satisfies ComponentDocs;
