import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Facts by their names, as `<dl>`: in rows with a line between them, stacked for narrow places, or in columns side by side.",
  use: [
    "for a handful of facts about one thing: issuer, number, day, validity",
    "where a name has several values, which stand below each other",
  ],
  instead: [
    { when: "they are measures with tolerances, units and notes", component: "spec-table" },
    { when: "several things are compared by the same facts", component: "compare-table" },
    { when: "the facts have times and an order", component: "timeline" },
    { when: "it adds up amounts", component: "order-summary" },
  ],
  advice: [
    {
      do: "Take `stacked` in cards and dialogs.",
      dont: "Squeeze `rows` into half a column.",
      because: "“Mindestbestellmenge” leaves no room for the number that it names.",
    },
    {
      do: "Leave out facts that are unknown.",
      dont: "Fill a list with dashes.",
      because: "Ten dashes hide the two facts that there are.",
    },
    {
      do: 'Isolate codes and numbers: `<bdi dir="ltr">`.',
      dont: "Pass “250 ml” as bare text into an Arabic page.",
      because: "In a line that runs from the right, number and unit change places: “ml 250”.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Native description list",
    source: "https://www.w3.org/WAI/WCAG22/Techniques/html/H40",
    notes: [
      "Terms and values belong together for screen readers, several values of a term too.",
      "It takes no focus itself; links and buttons in values keep their order.",
    ],
  },
  writing: [
    "Terms without a colon and without an article: “Account holder”.",
    "Values with their unit, written as the language does.",
  ],
} as const satisfies ComponentDocs;
