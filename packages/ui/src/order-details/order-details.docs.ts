import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows a whole order: progress, actions, products, addresses and costs.",
  use: ["As the order page of the account.", "As the return page after payment."],
  instead: [
    { when: "orders are listed", component: "order-card" },
    { when: "the cart is summed up", component: "order-summary" },
    { when: "only the steps are shown", component: "stepper" },
  ],
  advice: [
    {
      do: "Pass `outcome` from the URL on each load.",
      dont: "Don’t remove it yourself.",
      because: "The component checks it against the state of the order.",
    },
    {
      do: "Pass `accounts` for orders that are paid by transfer.",
      dont: "Don’t link to another page.",
      because: "People copy the account and the reference together.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through copy buttons, actions and the links of the lines" },
    {
      keys: ["Enter", "Space"],
      action: "On the cancel button, asks for confirmation; focus is on “Keep the order”",
    },
    { keys: ["Escape"], action: "In that dialog, keeps the order" },
  ],
  accessibility: {
    pattern: "Article with labelled sections",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: [
      "Each part is a section named by its heading.",
      "After a cancellation, focus moves to the order and a status is announced.",
    ],
  },
} as const satisfies ComponentDocs;
