import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Shows sections that open below their headings. Sections use `<details>`, so they open without JavaScript and by the browser’s page search.",
  use: [
    "Details that only some visitors need, such as care, storage or terms.",
    "Sections that visitors want to open side by side.",
  ],
  instead: [
    { when: "visitors search questions", component: "faq-list" },
    { when: "there are few sections and visitors read one at a time", component: "tabs" },
    { when: "the content is names and values", component: "description-list" },
    { when: "the sections hold filters", component: "facet-panel" },
  ],
  advice: [
    {
      do: "Let several sections be open.",
      dont: "Don’t set `exclusive` for looks.",
      because: "People who compare two sections need both.",
    },
    {
      do: "Open the most important section with `open`.",
      dont: "Don’t hide a minimum order or a deadline in a closed section.",
      because: "Visitors miss what they don’t open.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves from title to title, and through the content of open sections",
    },
    { keys: ["Enter", "Space"], action: "Opens or closes the section whose title has focus" },
  ],
  accessibility: {
    pattern: "Disclosure on native details",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
    notes: [
      "All sections are printed, closed ones too.",
      "Set `level` one below the heading above, so that the heading outline is correct.",
    ],
  },
  writing: ["Name the content: “Storage and shelf life”, not “More information”."],
} as const satisfies ComponentDocs;
