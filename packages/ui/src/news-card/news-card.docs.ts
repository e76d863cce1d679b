import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Opens an article. Shows the picture, kind, date, title and summary. The whole card is one link.",
  use: ["In lists of news and blog articles."],
  instead: [
    { when: "it is an offer with an end date", component: "campaign-card" },
    { when: "it opens a product", component: "product-card" },
    { when: "it opens a category", component: "category-card" },
    { when: "it is the article itself", component: "article" },
  ],
  advice: [
    {
      do: "Set `kind` when a list mixes kinds.",
      dont: "Don’t repeat the same kind on every card.",
      because: "A word on every card says nothing.",
    },
    {
      do: "Set `priority` for pictures in the first view.",
      dont: "Don’t set it for all.",
      because: "It delays everything else.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the card’s link; the ring is drawn around the card" },
    { keys: ["Enter"], action: "Opens the article" },
  ],
  accessibility: {
    pattern: "Native link in an article",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: ["The link is named by the title. Set `headingLevel` to fit the page."],
  },
  writing: ["Put the news in the first four words."],
} as const satisfies ComponentDocs;
