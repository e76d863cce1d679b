import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Opens a category. Shows its picture, name and one line. The whole card is one link.",
  use: ["On the home page and at the top of the catalogue."],
  instead: [
    { when: "it shows one product", component: "product-card" },
    { when: "people filter a list", component: "facet-panel" },
    { when: "categories must be available on every page", component: "mega-menu" },
  ],
  advice: [
    {
      do: "Show one typical product.",
      dont: "Don’t show a group of products.",
      because: "The outline must be clear on a phone.",
    },
    {
      do: "Put the number of products in `note`.",
      dont: "Don’t write a slogan.",
      because: "The number tells buyers what to expect.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from card to card" },
    { keys: ["Enter"], action: "Opens the category" },
  ],
  accessibility: {
    pattern: "Card with one link",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: ["The link is named by the title only."],
  },
} as const satisfies ComponentDocs;
