import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Products as rows with picture, facts, price and actions. `ProductRow` takes the same props as `ProductCard`.",
  use: ["For buyers who compare codes, prices and minimum orders."],
  instead: [
    { when: "people recognise products by shape", component: "product-grid" },
    { when: "people compare properties", component: "compare-table" },
    { when: "the products are in the cart", component: "cart-lines" },
    { when: "the rows have no pictures", component: "table" },
  ],
  advice: [
    {
      do: "Include the product in each button: “Ask for a quote: 500 ml round bottle”.",
      dont: "Don’t use the same name 20 times.",
      because: "Screen reader users can’t tell them apart.",
    },
    {
      do: "Use one or two buttons per row.",
      dont: "Don’t add every action.",
      because: "Each button is a Tab stop.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the rows’ links and buttons" },
    { keys: ["Enter"], action: "Opens the product" },
  ],
  accessibility: {
    pattern: "Native list of articles, each with one link",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: ["There is one link per product. Set `headingLevel` to fit the page."],
  },
} as const satisfies ComponentDocs;
