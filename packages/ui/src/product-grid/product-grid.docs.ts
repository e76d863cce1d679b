import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A list of product cards that fills its row: two columns on a phone, up to five on a wide screen. `ProductGridSkeleton` keeps the places while cards are loading.",
  use: [
    "for the results of a search, a category, favourites",
    "`pending` while other results are on their way and those that are there stay in use",
  ],
  instead: [
    { when: "codes, prices and quantities matter more than pictures", component: "product-list" },
    { when: "a few products accompany a page", component: "carousel" },
    { when: "products are compared by their properties", component: "compare-table" },
    { when: "other things than products stand side by side", component: "layout" },
    { when: "there is nothing to show", component: "empty-state" },
  ],
  advice: [
    {
      do: "Give each card its product as `key`.",
      dont: "Take its place in the list.",
      because: "When a filter takes one away, the next would lose what was opened in it.",
    },
    {
      do: "Dim what is there with `pending`.",
      dont: "Clear the list and show places that load.",
      because: "What somebody is just reading would vanish from under their eyes.",
    },
  ],
  keyboard: [{ keys: ["Tab", "Shift+Tab"], action: "Moves through the cards' links and buttons" }],
  accessibility: {
    pattern: "Native list",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: [
      "While `pending` the list is `aria-busy`; whoever loads says elsewhere, in a status, what came.",
      "`ProductGridSkeleton` says once that something is loading, not once for each place.",
    ],
  },
} as const satisfies ComponentDocs;
