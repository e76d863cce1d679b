import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Styles running text with headings, lists, tables and figures, from HTML or children.",
  use: ["For articles and texts from editors."],
  instead: [
    { when: "it is one paragraph", component: "text" },
    { when: "it has a title and a date", component: "article" },
    { when: "it needs a table of contents", component: "legal-document" },
    { when: "the table shows data of the page", component: "table" },
  ],
  advice: [
    {
      do: "Pass sanitised HTML.",
      dont: "Don’t pass visitors’ input.",
      because: "It becomes part of the page.",
    },
    {
      do: "Set `lang` and `dir` for another language.",
      dont: "Don’t omit them.",
      because: "Screen readers use the wrong voice.",
    },
    {
      do: "Set `lowerHeadingsBy` to fit the page.",
      dont: "Don’t ask editors for levels.",
      because: "The same text is on different pages.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to links, and to the frame of each table of `html`" },
    { keys: ["ArrowRight", "ArrowLeft"], action: "Scroll the frame of a table that has focus" },
  ],
  accessibility: {
    pattern: "Headings and scrollable regions",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/reflow.html",
    notes: ["Tables scroll in a frame that can receive focus. The caption names it."],
  },
  writing: ["Give each table a caption."],
} as const satisfies ComponentDocs;
