import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Products one below another: picture, facts, price, and what can be done. `ProductRow` takes what `ProductCard` takes, so that a list may change between both; `ProductListSkeleton` keeps the places while rows are loading.",
  use: [
    "for buyers who know what they want and read codes, prices and smallest orders down the list",
    "where each product has a button of its own, such as for a quote",
  ],
  instead: [
    { when: "products are recognised by their outline", component: "product-grid" },
    { when: "properties are compared side by side", component: "compare-table" },
    { when: "products stand in the cart with a quantity", component: "cart-lines" },
    { when: "rows are facts without pictures", component: "table" },
  ],
  advice: [
    {
      do: "Name the product in each button: “Ask for a quote: 500 ml round bottle”.",
      dont: "Give twenty buttons the same name.",
      because: "In a list of links or by voice nobody could tell them apart.",
    },
    {
      do: "Give a row one button, two at most.",
      dont: "Put all that a product's page can do into its row.",
      because: "Every button is a stop for the keyboard, times the number of rows.",
    },
    {
      do: "Keep rows and cards in the same order when the reader changes between them.",
      dont: "Sort rows by code because a list looks like a table.",
      because: "Who changes the form looks for what was just seen.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the rows' links and buttons" },
    { keys: ["Enter"], action: "Opens the product" },
  ],
  accessibility: {
    pattern: "Native list of articles, each with one link",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: [
      "A screen reader meets one link per product and then its buttons; a pointer may press anywhere on the row.",
      "`headingLevel` has to fit the heading above the list.",
      "While `pending` the list is `aria-busy`; whoever loads says elsewhere, in a status, what came.",
    ],
  },
} as const satisfies ComponentDocs;
