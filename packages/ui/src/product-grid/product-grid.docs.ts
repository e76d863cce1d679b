import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A grid of product cards with two to five columns. `ProductGridSkeleton` holds the space while cards load.",
  use: ["For search results, categories and favourites."],
  instead: [
    { when: "codes and prices matter more than pictures", component: "product-list" },
    { when: "a few products accompany a page", component: "carousel" },
    { when: "people compare properties", component: "compare-table" },
    { when: "the items are not products", component: "layout" },
    { when: "there are no products", component: "empty-state" },
  ],
  advice: [
    {
      do: "Use the product as `key`.",
      dont: "Don’t use the index.",
      because: "React would reuse the wrong card.",
    },
    {
      do: "Set `pending` while new results load.",
      dont: "Don’t clear the list.",
      because: "People are reading it.",
    },
  ],
  keyboard: [{ keys: ["Tab", "Shift+Tab"], action: "Moves through the cards’ links and buttons" }],
  accessibility: {
    pattern: "Native list",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: ["While `pending`, the list is `aria-busy`. Announce results as a status."],
  },
} as const satisfies ComponentDocs;
