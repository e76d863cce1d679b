import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Lets customers choose a saved address or enter a new one. Each address is a radio card.",
  use: [
    "In a checkout, for the delivery or invoice address.",
    "With `newAddress`, for guests who have no saved address.",
  ],
  instead: [
    { when: "customers manage addresses", component: "address-list" },
    { when: "the address is only shown", component: "address-card" },
    { when: "customers choose a payment method", component: "payment-choice" },
  ],
  advice: [
    {
      do: "Set `addHref` together with `onAdd`.",
      dont: "Don’t rely on a button that needs JavaScript.",
      because: "The link works before JavaScript loads and in a new tab.",
    },
    {
      do: "Check the value `new` on the server.",
      dont: "Don’t make the new address fields required with your own script.",
      because: "Without JavaScript the fields stay enabled.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves to the chosen card, then to the links and fields that follow",
    },
    { keys: ["ArrowDown"], action: "Chooses the next address" },
    { keys: ["ArrowUp"], action: "Chooses the previous address" },
    { keys: ["Space"], action: "Chooses the address that has focus" },
  ],
  accessibility: {
    pattern: "Radio group of native radio buttons",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
    notes: [
      "The group is a `fieldset` with a `legend`. The address describes its radio button.",
      "With `actionsFor`, include the address in each link: “Edit: Warehouse”.",
    ],
  },
  writing: ["Ask a question in `label`: “Where should we deliver?”"],
} as const satisfies ComponentDocs;
