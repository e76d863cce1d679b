import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Legal texts on one page: a list of contents that stays in sight, and an address for each text.",
  use: [
    "for policies and terms, several on a page or one alone",
    "where links from e-mails and contracts must lead to one of them for years",
  ],
  instead: [
    { when: "the text is an article with a date and a picture", component: "article" },
    { when: "the texts are answers to questions", component: "faq-list" },
    { when: "running text stands within another page", component: "prose" },
  ],
  advice: [
    {
      do: "Keep old slugs, and those of other languages, in `aliases`.",
      dont: "Rename an `id` and leave it at that.",
      because: "A signed contract quotes the address, and it cannot be corrected there.",
    },
    {
      do: "Set `lang` and `dir` where a text is not translated.",
      dont: "Show Turkish terms in an Arabic page as if they were Arabic.",
      because:
        "Screen readers would read them with the wrong voice, and lines would begin at the wrong side.",
    },
    {
      do: "Give `updatedAt` with every change of meaning.",
      dont: "Change it for a comma.",
      because: "Customers' lawyers read the whole text again when that day moves.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the contents, then through the links of the texts" },
    { keys: ["Enter"], action: "Goes to that text" },
  ],
  accessibility: {
    pattern: "Sections with headings, in their own language",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts.html",
    notes: [
      "Contents are a navigation landmark with a name.",
      "The link at a title names the text that it leads to, since a chain alone says nothing.",
      "Set `headingLevel` 1 where the text is the whole page.",
      "Printed, contents and links at titles are left out.",
    ],
  },
  writing: ["The summary says in plain words what the text settles; lawyers may have the rest."],
} as const satisfies ComponentDocs;
