import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "An account to transfer to. What a bank's form asks for can be copied line by line: IBAN, account holder, BIC.",
  use: [
    "on the page of bank accounts, one card for each currency",
    "after an order that is paid by transfer, with the reference in `note`",
  ],
  instead: [
    { when: "the way of paying is still to be chosen", component: "payment-choice" },
    { when: "the facts need not be copied", component: "description-list" },
  ],
  advice: [
    {
      do: "Say in `note` what to write as the reference: “Your order number, such as PF-10482”.",
      dont: "Leave the reference to the customer.",
      because: "A transfer without a number waits until somebody in accounting has guessed whose it is.",
    },
    {
      do: "Show one card for each currency that is invoiced in.",
      dont: "Put several accounts of one currency side by side without a word about the difference.",
      because: "Whoever pays takes the first, and the bank charges for changing it back.",
    },
    {
      do: "Pass IBANs as they are kept, with or without spaces.",
      dont: "Show them ungrouped to save room.",
      because: "Many are still typed from one screen into another, four characters at a time.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the buttons that copy" },
    { keys: ["Enter", "Space"], action: "Copies that line and says so" },
  ],
  accessibility: {
    pattern: "Native article and description list",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: [
      "Each button says what it copies: “Copy IBAN”, “Copy account holder”, “Copy BIC”.",
      "IBAN, BIC and currency code keep their order in right-to-left text.",
      "Set `headingLevel` to stand one below the heading above the cards.",
    ],
  },
} as const satisfies ComponentDocs;
