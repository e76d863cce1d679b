import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "The end of every page: links, contact and legal information.",
  use: ["Once at the end of every page."],
  instead: [
    { when: "links are above the header", component: "top-bar" },
    { when: "it is the main navigation", component: "site-header" },
    { when: "it shows the path", component: "breadcrumb" },
  ],
  advice: [
    {
      do: "Pass a logo for dark backgrounds.",
      dont: "Don’t reuse the header logo.",
      because: "The footer is always dark.",
    },
    {
      do: "Keep columns to six links.",
      dont: "Don’t repeat all categories.",
      because: "People look for terms and contact here.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through profiles, columns, contact and the legal line" },
    { keys: ["Enter"], action: "Follows the link" },
  ],
  accessibility: {
    pattern: "Content information landmark",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/contentinfo.html",
    notes: ["Each column is a navigation named by its heading."],
  },
} as const satisfies ComponentDocs;
