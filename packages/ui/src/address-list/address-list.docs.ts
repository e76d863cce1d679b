import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A customer's addresses as cards: each can be changed, made the default, and deleted, which asks first and can be taken back.",
  use: ["on the account's page of addresses, with a dialog or a page of its own for adding and changing"],
  instead: [
    { when: "one of the addresses has to be chosen for an order", component: "address-choice" },
    { when: "one address is shown and nothing done with it", component: "address-card" },
  ],
  advice: [
    {
      do: "Give `pages` wherever the site can answer without script.",
      dont: "Leave the buttons waiting for script.",
      because: "On a slow line the page is read, and pressed, long before its script has come.",
    },
    {
      do: "Send `onRestore` the same address, and show what the server gives back.",
      dont: "Only hide a deleted address for a while.",
      because: "Another device and the next checkout must see the same list as this page.",
    },
    {
      do: "Answer a failed change with a sentence that says what to do.",
      dont: "Take the card away before the server has agreed.",
      because:
        "An address that seemed deleted and returns tomorrow costs more trust than a wait of a second.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the buttons, card by card" },
    { keys: ["Enter"], action: "Presses the button or follows the link" },
    { keys: ["Escape"], action: "In the question, keeps the address and gives the focus back to the button" },
  ],
  accessibility: {
    pattern: "Error prevention",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-prevention-legal-financial-data.html",
    notes: [
      "Every button has its address in its name: “Delete: Warehouse”.",
      "After a deletion the focus goes to the sentence that tells of it, with “Undo” as the next stop.",
      "Cards are list items, so that screen readers say how many there are.",
      "Set `level` to stand one below the page's heading.",
    ],
  },
} as const satisfies ComponentDocs;
