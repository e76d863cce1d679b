import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows one of several sections. Without JavaScript all sections are shown and the tabs are links.",
  use: ["To divide one subject: description, properties, reviews.", "For two to six sections."],
  instead: [
    { when: "people compare sections", component: "accordion" },
    { when: "the sections are steps", component: "stepper" },
    { when: "the choice opens a page", component: "link" },
    { when: "the choice is a form value", component: "field" },
  ],
  advice: [
    {
      do: "Put the most wanted content first.",
      dont: "Don’t hide a deadline in a tab.",
      because: "Most visitors see only the first tab.",
    },
    {
      do: "Use `automatic` activation for content that is already there.",
      dont: "Don’t use it when a tab loads data.",
      because: "Arrow keys would load each tab.",
    },
    { do: "Use one or two words.", dont: "Don’t let tabs wrap.", because: "German words are longer." },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the chosen tab, then into its panel" },
    {
      keys: ["ArrowRight"],
      rightToLeft: ["ArrowLeft"],
      action: "Moves to the next tab, and wraps around; shows it where activation is automatic",
    },
    {
      keys: ["ArrowLeft"],
      rightToLeft: ["ArrowRight"],
      action: "Moves to the previous tab, and wraps around; shows it where activation is automatic",
    },
    { keys: ["Home"], action: "Moves to the first tab" },
    { keys: ["End"], action: "Moves to the last tab" },
    { keys: ["Enter", "Space"], action: "Shows the tab’s section where activation is manual" },
  ],
  accessibility: {
    pattern: "Tabs",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/tabs/",
    notes: [
      "The tab list needs a `label`. A panel without links and buttons can receive focus.",
      "Arrow keys load when someone points at or focuses the tabs. Earlier presses still count.",
    ],
  },
  writing: ["Use nouns: “Properties”, not “Show properties”."],
} as const satisfies ComponentDocs;
