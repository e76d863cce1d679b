import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Headings, paragraphs and the short line above a heading, in the sizes of the theme.",
  use: ["For all text that no other component styles."],
  instead: [
    { when: "there are several paragraphs or HTML", component: "prose" },
    { when: "it is a link", component: "link" },
    { when: "it is a name and a value", component: "description-list" },
    { when: "it is a state in one word", component: "badge" },
  ],
  advice: [
    {
      do: "Choose `level` by the outline and `size` by the look.",
      dont: "Don’t skip a level.",
      because: "Screen reader users navigate by level.",
    },
    {
      do: "Set `measure` for wide columns.",
      dont: "Don’t break lines by hand.",
      because: "German text is a third longer.",
    },
    {
      do: "Say in words what `tone` shows.",
      dont: "Don’t use red alone.",
      because: "Some people don’t see red.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Native headings and paragraphs",
    source: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
    notes: ["A page has one `h1` and skips no level."],
  },
  writing: ["Use sentence case."],
} as const satisfies ComponentDocs;
