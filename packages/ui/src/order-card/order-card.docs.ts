import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "An order in a list: number, day, state, what was ordered and what it cost. The whole card leads to it.",
  use: ["in the account's list of orders", "to show the last order on the account's first page"],
  instead: [
    { when: "the order is shown whole", component: "order-details" },
    { when: "a quote or another message to the company is meant", component: "request-card" },
    { when: "orders are compared by figures, column by column", component: "table" },
  ],
  advice: [
    {
      do: "Give an action only where the order waits for the customer, such as for a payment.",
      dont: "Put “View order” among the actions.",
      because: "The card itself is the way there; a second way makes one wonder about the difference.",
    },
    {
      do: "Hand in pictures in the order of the lines.",
      dont: "Hand in a picture for each piece or colour of a line.",
      because: "The number of those left is counted from the lines, and would be wrong.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the order's link, then to its actions" },
    { keys: ["Enter"], action: "Opens the order" },
  ],
  accessibility: {
    pattern: "Native link in an article",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: [
      "The link is named with the word for order before the number, which alone would say nothing.",
      "Pictures are hidden from screen readers: the number of lines is told in words.",
      "`level` has to fit the heading above the list.",
    ],
  },
} as const satisfies ComponentDocs;
