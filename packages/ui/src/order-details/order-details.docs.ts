import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "An order whole: how far it has come, what is to be done, what was ordered, where it goes and what it costs.",
  use: [
    "as the page of one order in the account",
    "as the page to which a payment provider sends the customer back",
  ],
  instead: [
    { when: "orders stand in a list", component: "order-card" },
    { when: "the cart is summed up before it is ordered", component: "order-summary" },
    { when: "only the steps are shown", component: "stepper" },
  ],
  advice: [
    {
      do: "Pass `outcome` from the address on every load.",
      dont: "Take it away by hand once the order has moved on.",
      because: "The notice compares it with the order's state and says nothing that has become untrue.",
    },
    {
      do: "Give `accounts` whenever the order is paid by transfer.",
      dont: "Send the customer to another page for the account number.",
      because: "The reference and the number are copied one after another into a banking program.",
    },
    {
      do: "Hand in the order anew after `onCancel` has succeeded.",
      dont: "Hide the button yourself.",
      because: "State, steps and history change with it, and would tell three different things.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through copy buttons, actions and the links of the lines" },
    {
      keys: ["Enter", "Space"],
      action: "On the cancel button, asks once more in a dialog, with the focus on keeping the order",
    },
    { keys: ["Escape"], action: "In that dialog, keeps the order" },
  ],
  accessibility: {
    pattern: "Article with labelled sections",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: [
      "Every part is a section that is named by its heading, one level below that of the order.",
      "After a cancellation the focus goes to the order itself, since the button is gone, and a status says so.",
      "A failure of paying or cancelling is read out at once and stays in sight.",
      "Numbers to copy keep their order from left to right; the customer's note has its own direction.",
    ],
  },
} as const satisfies ComponentDocs;
