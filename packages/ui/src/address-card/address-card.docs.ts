import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Shows one saved address: its name, the recipient, the address lines and the company. `AddressLines` shows the lines without a card.",
  use: ["To show an address, with or without actions.", "`AddressLines` in an order or a request."],
  instead: [
    { when: "customers manage all their addresses", component: "address-list" },
    { when: "customers choose an address", component: "address-choice" },
    { when: "customers enter an address", component: "address-form" },
  ],
  advice: [
    {
      do: "Include the address name in each button: “Edit: Warehouse”.",
      dont: "Don’t name five buttons “Edit”.",
      because: "Screen reader users hear the buttons without the card.",
    },
    {
      do: "In an order, show the address that was saved with the order.",
      dont: "Don’t show the customer’s current address.",
      because: "The order went to the old address.",
    },
  ],
  keyboard: [{ keys: ["Tab", "Shift+Tab"], action: "Moves through `actions`, where there are any" }],
  accessibility: {
    pattern: "Native article with a heading",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: ["Each line is isolated, so that a Turkish street stays in order on an Arabic page."],
  },
} as const satisfies ComponentDocs;
