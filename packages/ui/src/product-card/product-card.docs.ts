import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows a product in a list. The whole card is one link named by the title.",
  use: ["In product lists, search results and related products."],
  instead: [
    { when: "it opens a category", component: "category-card" },
    { when: "people compare properties", component: "compare-table" },
    { when: "the product is in the cart", component: "cart-lines" },
    { when: "products are suggested while people type", component: "product-search" },
  ],
  advice: [
    {
      do: "Take all pictures at the same scale.",
      dont: "Don’t fill each picture with its product.",
      because: "People order the wrong size.",
    },
    {
      do: "Show the same facts in the same order.",
      dont: "Don’t pick the best facts per product.",
      because: "People compare one fact down the list.",
    },
    { do: "Omit `price` when it is on request.", dont: "Don’t show 0.", because: "Buyers trust the number." },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the product’s link; the ring is drawn around the card" },
    { keys: ["Enter"], action: "Opens the product" },
  ],
  accessibility: {
    pattern: "Native link in an article",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: ["There is one link per product. Set `headingLevel` to fit the page."],
  },
  writing: ["Start titles with what differs: “500 ml PET bottle, round”."],
} as const satisfies ComponentDocs;
