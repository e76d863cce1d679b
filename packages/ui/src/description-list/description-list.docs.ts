import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows names and values as a `<dl>`, in rows, stacked or in columns.",
  use: ["For a few facts about one item: issuer, number, date."],
  instead: [
    { when: "the values have units and tolerances", component: "spec-table" },
    { when: "several items are compared", component: "compare-table" },
    { when: "the facts have dates and an order", component: "timeline" },
    { when: "the values are amounts to add up", component: "order-summary" },
  ],
  advice: [
    {
      do: "Use `stacked` in cards and dialogs.",
      dont: "Don’t squeeze rows into a narrow column.",
      because: "German terms are long.",
    },
    { do: "Omit unknown facts.", dont: "Don’t show dashes.", because: "Dashes hide the known facts." },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Native description list",
    source: "https://www.w3.org/WAI/WCAG22/Techniques/html/H40",
    notes: ['Wrap codes and numbers with units in `<bdi dir="ltr">`.'],
  },
  writing: ["Write terms without a colon or an article: “Account holder”."],
} as const satisfies ComponentDocs;
