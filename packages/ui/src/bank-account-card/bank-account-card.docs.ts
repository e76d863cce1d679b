import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows a bank account for transfers. IBAN, account holder and BIC can be copied.",
  use: ["On the bank accounts page, one card per currency.", "After an order that is paid by transfer."],
  instead: [
    { when: "customers still choose how to pay", component: "payment-choice" },
    { when: "nothing needs to be copied", component: "description-list" },
  ],
  advice: [
    {
      do: "Put the payment reference in `note`.",
      dont: "Don’t let customers invent a reference.",
      because: "A payment without an order number must be matched by hand.",
    },
    {
      do: "Show one account per currency.",
      dont: "Don’t show several accounts of one currency without explanation.",
      because: "Customers take the first one.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the buttons that copy" },
    { keys: ["Enter", "Space"], action: "Copies the value and confirms it" },
  ],
  accessibility: {
    pattern: "Native article and description list",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: [
      "Each button names what it copies: “Copy IBAN”.",
      "The IBAN and BIC read from left to right in every language.",
    ],
  },
} as const satisfies ComponentDocs;
