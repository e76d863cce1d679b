import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Lets customers choose how to pay: card, transfer or on delivery. Details open below the chosen method.",
  use: ["In the payment step of the checkout."],
  instead: [
    { when: "customers choose an address", component: "address-choice" },
    { when: "the answers need no explanation", component: "field" },
    { when: "an account number is only shown", component: "bank-account-card" },
  ],
  advice: [
    {
      do: "Give a reason in `unavailable`.",
      dont: "Don’t remove the method.",
      because: "Customers look for it and call.",
    },
    {
      do: "Put a surcharge with its amount in `notes`.",
      dont: "Don’t show it only in the total.",
      because: "The total must be explained where it changes.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the chosen method, then to the details below" },
    { keys: ["ArrowDown"], action: "Chooses the next available method" },
    { keys: ["ArrowUp"], action: "Chooses the previous available method" },
    { keys: ["Space"], action: "Chooses the method that has focus" },
  ],
  accessibility: {
    pattern: "Radio Group",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
    notes: ["The first available method is chosen, so that an order always has one."],
  },
  writing: ["Write reasons as sentences: “Cash on delivery is possible up to 50,000 TL.”"],
} as const satisfies ComponentDocs;
