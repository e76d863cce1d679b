import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A way to an article: picture, kind, date, title and first words. The whole card is one link.",
  use: [
    "in lists of news, announcements and blog articles",
    "for two or three articles beside each other on a start page",
  ],
  instead: [
    { when: "it is an offer with an end and a call to act", component: "campaign-card" },
    { when: "it leads to a product", component: "product-card" },
    { when: "it leads to a part of the catalogue", component: "category-card" },
    { when: "it is the article itself", component: "article" },
  ],
  advice: [
    {
      do: "Give `kind` where news, announcements and blog articles stand in one list.",
      dont: "Repeat the same word on each card of a list of one kind.",
      because: "A word that stands on every card tells nothing and takes the first place.",
    },
    {
      do: "Use `row` for a list that is read from top to bottom, `tile` for a grid.",
      dont: "Mix both in one list.",
      because: "The eye follows titles down one line, and loses them where covers change sides.",
    },
    {
      do: "Set `priority` for covers that are seen without scrolling.",
      dont: "Set it for all of them.",
      because: "What is fetched at once delays everything else that is.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the card's link; the ring is drawn around the card" },
    { keys: ["Enter"], action: "Opens the article" },
  ],
  accessibility: {
    pattern: "Native link in an article",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: [
      "A screen reader meets one link with the title as its name, not a link around everything.",
      "`headingLevel` has to fit the heading above the list.",
      "The date is a `time`; the summary can be selected and copied.",
    ],
  },
  writing: [
    "Put what is new into the first four words of the title.",
    "Let the summary go on from the title instead of repeating it.",
  ],
} as const satisfies ComponentDocs;
