import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows company logos in groups, as a mark, a picture or a name.",
  use: ["On a references page, for customers, partners or suppliers."],
  instead: [
    { when: "a company’s story is told", component: "news-card" },
    { when: "people open certificates", component: "certificate-viewer" },
    { when: "pictures scroll in a row", component: "carousel" },
  ],
  advice: [
    {
      do: "Give logos as outlines, with `paths` or `markUrl`.",
      dont: "Don’t give white pictures.",
      because: "Outlines follow the colour scheme.",
    },
    {
      do: "Crop the view box to the mark.",
      dont: "Don’t keep margins.",
      because: "Marks with margins look smaller than others.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the next company that has a website; the others can’t receive focus" },
    { keys: ["Enter"], action: "Opens the company’s website in a new window" },
  ],
  accessibility: {
    pattern: "List of images and links",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: ["Every mark has the company name as its text alternative."],
  },
  writing: ["Write names without the legal form."],
} as const satisfies ComponentDocs;
