import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows legal texts on one page, with a table of contents and a URL for each text.",
  use: ["For policies and terms."],
  instead: [
    { when: "it has a date and a picture", component: "article" },
    { when: "the texts are answers", component: "faq-list" },
    { when: "text is part of another page", component: "prose" },
  ],
  advice: [
    {
      do: "Keep old slugs in `aliases`.",
      dont: "Don’t rename an `id` alone.",
      because: "Contracts quote the URL.",
    },
    {
      do: "Set `lang` and `dir` for texts that are not translated.",
      dont: "Don’t show Turkish text as Arabic.",
      because: "Screen readers use the wrong voice.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the contents, then through the links of the texts" },
    { keys: ["Enter"], action: "Goes to that text" },
  ],
  accessibility: {
    pattern: "Sections with headings, in their own language",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts.html",
    notes: ["The table of contents is a named navigation landmark."],
  },
  writing: ["Write the summary in plain words."],
} as const satisfies ComponentDocs;
