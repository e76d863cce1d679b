import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A way into a category: its picture, its name, one line. The whole card is one link.",
  use: [
    "on the home page and at the head of the catalogue, a row of equals",
    "for categories that can be told by their picture: bottles, jars, closures",
  ],
  instead: [
    { when: "it shows one product", component: "product-card" },
    { when: "the categories narrow a list that is on the page already", component: "facet-panel" },
    { when: "all categories are to be reached from everywhere", component: "mega-menu" },
  ],
  advice: [
    {
      do: "Show one typical article, upright and alone, with ground above and below it.",
      dont: "Show the bestseller, or a group of eight.",
      because: "The silhouette has to say “jar” at 45 % of a phone's width.",
    },
    {
      do: "Take `large` for the first row of a home page alone.",
      dont: "Mix both sizes in one row.",
      because: "The larger card seems the more important category, which hardly anybody meant.",
    },
    {
      do: "Put the number of products into `note`, through plural forms.",
      dont: "Write a slogan there.",
      because: "“148 products” tells a buyer whether it is worth going in.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from card to card" },
    { keys: ["Enter"], action: "Opens the category" },
  ],
  accessibility: {
    pattern: "Card with one link",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: [
      "The link's name is the title alone; picture and note do not lengthen it.",
      "The card takes the ring of the focus around its whole area.",
      "Set `headingLevel` to stand one below the heading above the row.",
    ],
  },
} as const satisfies ComponentDocs;
