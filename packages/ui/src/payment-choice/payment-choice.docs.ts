import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "How an order is paid: card, transfer or on delivery, as cards. What follows from a way stands below it once it is chosen.",
  use: ["at the payment step of the checkout", "to change how an order that waits for its money is paid"],
  instead: [
    { when: "an address is chosen", component: "address-choice" },
    { when: "a few words are chosen among, without anything to explain", component: "field" },
    { when: "an account number is only shown", component: "bank-account-card" },
  ],
  advice: [
    {
      do: "Give a reason in `unavailable` for a way that this order cannot take.",
      dont: "Take the way out of `types` for this order.",
      because: "A buyer who paid on delivery last time looks for it, and calls.",
    },
    {
      do: "Put the accounts into `accounts`, one card for each currency.",
      dont: "Send them by mail only.",
      because: "Bookkeeping is often a person other than the buyer, and prints this page.",
    },
    {
      do: "Put a surcharge into `notes` with its amount.",
      dont: "Let it show in the total alone.",
      because: "A total that changes with a choice has to say why at the choice.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the chosen way, then to what stands below it" },
    { keys: ["ArrowDown"], action: "Chooses the next way that is open" },
    { keys: ["ArrowUp"], action: "Chooses the previous way that is open" },
    { keys: ["Space"], action: "Chooses the way that has the focus" },
  ],
  accessibility: {
    pattern: "Radio Group",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
    notes: [
      "Native radio buttons: the first that is open is chosen from the beginning, so that no order is without a way.",
      "The line about a way, and the reason why it is closed, describe its radio button.",
      "Details open by styles alone, also without script.",
    ],
  },
  writing: [
    "Write a reason as a sentence with its condition: “Cash on delivery is possible up to 50,000 TL.”",
  ],
} as const satisfies ComponentDocs;
