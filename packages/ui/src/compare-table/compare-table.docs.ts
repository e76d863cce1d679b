import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Compares up to four products, one property per row. Rows that differ are marked in words.",
  use: ["On the comparison page, with the products in the URL."],
  instead: [
    { when: "one product is shown", component: "spec-table" },
    { when: "there are many rows to sort", component: "table" },
    { when: "people choose a variant", component: "variant-picker" },
  ],
  advice: [
    {
      do: "Use one unit and one form: 250 ml, 1,000 ml.",
      dont: "Don’t mix “1 L” and “1000 ml”.",
      because: "Different texts count as different values.",
    },
    {
      do: "Pass `null` for unknown values.",
      dont: "Don’t pass “–”.",
      because: "`null` is shown as “Not stated”.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action:
        "Moves to the switch, the table where it scrolls, then through titles, remove buttons and actions",
    },
    { keys: ["ArrowRight"], rightToLeft: ["ArrowLeft"], action: "On the table, scrolls to further products" },
    { keys: ["ArrowLeft"], rightToLeft: ["ArrowRight"], action: "On the table, scrolls back" },
    { keys: ["Enter"], action: "Follows the link, or removes the product" },
  ],
  accessibility: {
    pattern: "Data table with two headers",
    source: "https://www.w3.org/WAI/WCAG22/Techniques/html/H63",
    notes: [
      "Every value has a row header and a column header.",
      "A table that scrolls is a named region and can receive focus.",
    ],
  },
} as const satisfies ComponentDocs;
