import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows a quote request, feedback or application and its state.",
  use: ["In the account’s list of requests."],
  instead: [
    { when: "it is an order", component: "order-card" },
    { when: "it shows each event", component: "timeline" },
  ],
  advice: [
    {
      do: "Pass `lines` for quotes.",
      dont: "Don’t repeat products in the summary.",
      because: "Buyers recognise requests by product.",
    },
    {
      do: "Offer the next useful action.",
      dont: "Don’t offer to change a sent request.",
      because: "Someone may have read it.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through the products that are links, then to the actions" },
    { keys: ["Enter"], action: "Opens a product, or runs the action" },
  ],
  accessibility: {
    pattern: "Labelled article",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
    notes: ["The state is text. Set `level` to fit the page."],
  },
} as const satisfies ComponentDocs;
