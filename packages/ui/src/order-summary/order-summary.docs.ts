import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "What a cart or an order costs, beside it. A changed total is read out politely.",
  use: [
    "beside the cart and beside each step of the checkout",
    "to show goods, discount, carriage, VAT and total in the same rows everywhere",
  ],
  instead: [
    { when: "a placed order is shown whole", component: "order-details" },
    { when: "facts other than amounts are listed", component: "description-list" },
    { when: "the lines themselves can be changed", component: "cart-lines" },
  ],
  advice: [
    {
      do: "Set `isShippingOpen` until an address is known.",
      dont: "Show 0 for carriage meanwhile.",
      because: "A total that grows at the last step reads as a trick, and the cart is left.",
    },
    {
      do: "Set `isUpdating` and keep the old amounts.",
      dont: "Put a skeleton in their place at each change of quantity.",
      because: "Amounts that vanish and come back make the page jump with every press.",
    },
    {
      do: "Set `sticky` to false where the column beside it is shorter than this.",
      dont: "Lay something else below it that has to be seen.",
      because: "While it stays in sight it scrolls within itself, and what follows comes after it.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the coupon, its removal and the way onwards" },
    { keys: ["Enter", "Space"], action: "On a coupon's removal, takes it off" },
  ],
  accessibility: {
    pattern: "Description list in a labelled section",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: [
      "A new total is said by a polite status, once, with the amount.",
      "Amounts are terms and values of one list, so that each is read with its name.",
      "While new amounts are on their way the section is `aria-busy`.",
      "The button that removes a coupon names its code and is 24 px large at least.",
    ],
  },
  writing: [
    "The way onwards names the next step: “Continue to payment”, not “Next”.",
    "A note says one thing that holds before the press, such as that prices are without carriage to islands.",
  ],
} as const satisfies ComponentDocs;
