import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Shows an icon in one line weight and three sizes, or in the size of the text. Icons with a direction are mirrored in right-to-left pages.",
  use: ["Next to words, to make them easier to find.", "Alone in an `IconButton`, which names it."],
  instead: [
    { when: "people click it", component: "button" },
    { when: "one or two words give the state", component: "badge" },
    { when: "a drawing fills a space", component: "empty-state" },
  ],
  advice: [
    {
      do: "Set `mirrored` for arrows and vehicles.",
      dont: "Don’t mirror a magnifier, a tick or a clock.",
      because: "Only direction changes with the language.",
    },
    {
      do: "Omit `label` next to words.",
      dont: "Don’t repeat the word.",
      because: "Screen readers would say both.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Image with a text alternative, or decoration",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: ["Without `label` the icon is hidden from screen readers."],
  },
  writing: ["A label gives the meaning: “Food contact”, not “Fork and knife”."],
} as const satisfies ComponentDocs;
