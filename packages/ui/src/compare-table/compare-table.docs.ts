import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Up to four products side by side, one property a line. Lines that differ say so in words, and the others can be left out.",
  use: [
    "on the page of comparison, whose address holds the products, so that it can be sent on",
    "to be printed: it then loses its buttons",
  ],
  instead: [
    { when: "one product's properties are shown", component: "spec-table" },
    { when: "rows are many things of one kind, sorted by columns", component: "table" },
    { when: "variants of one product are chosen from", component: "variant-picker" },
  ],
  advice: [
    {
      do: "Write values in one unit and one form: 250 ml, 1,000 ml.",
      dont: "Hand over “1 L” beside “1000 ml”.",
      because: "Values are compared as they are written, and equals would be marked as different.",
    },
    {
      do: "Pass null for what is not stated.",
      dont: "Write “–”, “n/a” or nothing.",
      because: "Null is read as “Not stated”, and counts as different from what is stated.",
    },
    {
      do: "Order rows as buyers rule out: volume, neck finish, material, then weight and the rest.",
      dont: "Order them by the alphabet.",
      because: "Who sees in the second line that the neck does not fit need not read the other twenty.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves to the switch, the table where it scrolls, then through titles, crosses and actions",
    },
    { keys: ["ArrowRight"], rightToLeft: ["ArrowLeft"], action: "On the table, scrolls to further products" },
    { keys: ["ArrowLeft"], rightToLeft: ["ArrowRight"], action: "On the table, scrolls back" },
    { keys: ["Enter"], action: "Follows the link, or takes the product out" },
  ],
  accessibility: {
    pattern: "Data table with two headers",
    source: "https://www.w3.org/WAI/WCAG22/Techniques/html/H63",
    notes: [
      "Every value has its product and its property as headers.",
      "What scrolls is a region named “Product comparison” that takes the focus while it scrolls.",
      "Each cross is named: “Remove from comparison: Amber bottle 250 ml”.",
      "It works by links alone; `onRemove` may take a removal over.",
    ],
  },
} as const satisfies ComponentDocs;
