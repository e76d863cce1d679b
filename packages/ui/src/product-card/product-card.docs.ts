import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A product in a list. The whole card is one link with the title as its name.",
  use: [
    "in product lists, search results and rows of similar products",
    "for articles that are told apart by outline, volume and neck",
  ],
  instead: [
    { when: "it leads to many products", component: "category-card" },
    { when: "products are compared feature by feature", component: "compare-table" },
    { when: "it stands in the cart with a quantity", component: "cart-lines" },
    { when: "products are suggested while one types", component: "product-search" },
  ],
  advice: [
    {
      do: "Take pictures of one series with the same camera distance.",
      dont: "Fill each picture with its product.",
      because: "A 50 ml bottle that looks as large as one of five litres is ordered by mistake.",
    },
    {
      do: "Give the same facts in the same order on all cards of a list.",
      dont: "Give each product the facts that flatter it.",
      because: "A list is read down one fact; a gap is taken for a difference.",
    },
    {
      do: "Leave `price` empty where it is on request.",
      dont: "Show 0 or a price that starts somewhere.",
      because:
        "Packaging is priced by quantity; a number that does not hold has to be taken back in the offer.",
    },
    {
      do: "Set `priority` for the first row alone.",
      dont: "Load all pictures of the list at once.",
      because: "Those of the first row are then waited for behind all others.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the product's link; the ring is drawn around the card" },
    { keys: ["Enter"], action: "Opens the product" },
  ],
  accessibility: {
    pattern: "Native link in an article",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: [
      "A screen reader meets one link per product; a pointer may press anywhere on the card.",
      "`headingLevel` has to fit the heading above the list.",
      "Codes, facts and prices keep their own direction in Arabic.",
    ],
  },
  writing: [
    "Begin titles with what differs: “500 ml PET bottle, round”, not “Bottle, round, PET, 500 ml”.",
    "Write facts with a space before the unit.",
  ],
} as const satisfies ComponentDocs;
