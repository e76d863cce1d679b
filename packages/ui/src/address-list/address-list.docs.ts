import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Shows a customer’s addresses as cards with edit, default and delete actions. Deletion asks first and can be undone.",
  use: ["On the addresses page of the account."],
  instead: [
    { when: "customers choose an address for an order", component: "address-choice" },
    { when: "one address is shown without actions", component: "address-card" },
  ],
  advice: [
    {
      do: "Set `pages`, so that actions work without JavaScript.",
      dont: "Don’t let buttons wait for JavaScript.",
      because: "On slow connections people click before it loads.",
    },
    {
      do: "Remove a card after the server has confirmed.",
      dont: "Don’t remove it earlier.",
      because: "An address that returns later looks like a fault.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the buttons, card by card" },
    { keys: ["Enter"], action: "Presses the button or follows the link" },
    { keys: ["Escape"], action: "In the dialog, keeps the address; focus returns to the button" },
  ],
  accessibility: {
    pattern: "Error prevention",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-prevention-legal-financial-data.html",
    notes: [
      "Each button includes the address name: “Delete: Warehouse”.",
      "After a deletion, focus moves to the message. The next stop is “Undo”.",
    ],
  },
} as const satisfies ComponentDocs;
