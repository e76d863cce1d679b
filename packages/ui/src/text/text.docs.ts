import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Headings, running text, and the short line above a heading, in the sizes of the theme.",
  use: [
    "for all texts of pages and components that have no type of their own",
    "to give a heading its place in the outline and its look apart from each other",
  ],
  instead: [
    { when: "it is a body of several paragraphs, or HTML", component: "prose" },
    { when: "it is a link in a sentence", component: "link" },
    { when: "it is a term and its value", component: "description-list" },
    { when: "it is a state in one word", component: "badge" },
  ],
  advice: [
    {
      do: "Choose `level` by what stands above it, and `size` by how it shall look.",
      dont: "Skip a level for a smaller heading.",
      because: "Screen readers leaf through pages by levels, and a gap sounds like a missing part.",
    },
    {
      do: "Set `measure` on text that runs across a wide column.",
      dont: "Break lines by hand.",
      because: "German needs a third more room than English and breaks elsewhere.",
    },
    {
      do: "Say in words what a `tone` says.",
      dont: "Mark a fault by red text alone.",
      because: "In forced colours, and for one man in twelve, red is a colour like any other.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Native headings and paragraphs",
    source: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
    notes: [
      "A page has one heading of level 1, and none of its levels is skipped.",
      "Long words are broken by the language's rules in narrow windows: the page's `lang` has to be right.",
      "Sizes are in rem and grow with the reader's own.",
    ],
  },
  writing: [
    "Write headings as sentences are written, without capitals in the middle.",
    "Keep an eyebrow to two words.",
  ],
} as const satisfies ComponentDocs;
