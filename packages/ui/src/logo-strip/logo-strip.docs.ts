import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Companies that are served, in groups by industry, each by its mark, its picture or its written name.",
  use: [
    "to show on a references page whom the company fills for",
    "to name partners or suppliers, group by group",
  ],
  instead: [
    { when: "a company's story is told in sentences and pictures", component: "news-card" },
    { when: "the marks are certificates that can be opened and read", component: "certificate-viewer" },
    { when: "pictures follow one another in a row that is moved", component: "carousel" },
  ],
  advice: [
    {
      do: "Give outlines, as `paths` or by `markUrl`.",
      dont: "Give a picture of the same mark with white letters.",
      because:
        "Outlines follow light, dark and forced colours; a picture stands on white, where white letters vanish.",
    },
    {
      do: "Trim the view box to the mark itself.",
      dont: "Hand in files with the margins of a company's manual.",
      because:
        "Marks are fitted into the same field, and one with margins looks half as large as its neighbours.",
    },
    {
      do: "Leave `logo` empty for a company that allows its name only.",
      dont: "Draw its letters in a typeface of your own.",
      because: "The written name can be read and found; an imitation of a trade mark needs leave.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the next company that has a website; others take no focus" },
    { keys: ["Enter"], action: "Opens the company's website in a new window" },
  ],
  accessibility: {
    pattern: "List of images and links",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: [
      "Every mark is an image with the company's name; `name` is therefore needed even where a mark is shown.",
      "Links to other sites say in words that they open a new window.",
      "`headingLevel` puts the industries into the page's outline.",
    ],
  },
  writing: [
    "Write `name` as the company does, without its legal form.",
    "Keep a note to two or three words: what is filled, not how much.",
  ],
} as const satisfies ComponentDocs;
