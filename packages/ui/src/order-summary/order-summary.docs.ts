import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows the costs of a cart or an order. A new total is announced politely.",
  use: ["Beside the cart and the checkout."],
  instead: [
    { when: "a placed order is shown", component: "order-details" },
    { when: "the facts are not amounts", component: "description-list" },
    { when: "people change the lines", component: "cart-lines" },
  ],
  advice: [
    {
      do: "Set `isShippingOpen` until the address is known.",
      dont: "Don’t show 0 for shipping.",
      because: "A total that grows at the end looks like a trick.",
    },
    {
      do: "Set `isUpdating` and keep the old amounts.",
      dont: "Don’t show a skeleton.",
      because: "The page would jump.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab"],
      action: "Moves to the coupon field, the button that removes a coupon, and the next step",
    },
    { keys: ["Enter", "Space"], action: "On the remove button, removes the coupon" },
  ],
  accessibility: {
    pattern: "Description list in a labelled section",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: ["While amounts load, the section is `aria-busy`."],
  },
  writing: ["Name the next step: “Continue to payment”."],
} as const satisfies ComponentDocs;
