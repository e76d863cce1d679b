import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Shows an order in a list: number, date, state, products and total. The whole card opens the order.",
  use: ["In the account’s list of orders."],
  instead: [
    { when: "the whole order is shown", component: "order-details" },
    { when: "it is a quote or another message", component: "request-card" },
    { when: "people compare orders by columns", component: "table" },
  ],
  advice: [
    {
      do: "Add an action only when the order needs one, such as payment.",
      dont: "Don’t add “View order”.",
      because: "The card opens the order.",
    },
    {
      do: "Pass pictures in the order of the lines.",
      dont: "Don’t pass a picture per piece.",
      because: "The remaining count would be wrong.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the order’s link, then to its actions" },
    { keys: ["Enter"], action: "Opens the order" },
  ],
  accessibility: {
    pattern: "Native link in an article",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: ["The link is named with the word “Order” and the number."],
  },
} as const satisfies ComponentDocs;
