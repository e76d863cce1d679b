import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows an offer with its dates and, if there is one, a coupon code to copy.",
  use: ["In the list of campaigns and on the home page."],
  instead: [
    { when: "the card opens an article", component: "news-card" },
    { when: "customers enter a code", component: "coupon-field" },
    { when: "the offer is a single product", component: "product-card" },
  ],
  advice: [
    {
      do: "Take `state` from the server.",
      dont: "Don’t calculate it with the visitor’s clock.",
      because: "The clock can be wrong and the page can be cached.",
    },
    {
      do: "Name the benefit: “10% off amber bottles from 5,000 pieces”.",
      dont: "Don’t write “Great spring deals”.",
      because: "Buyers compare conditions.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the title, then to the button that copies the code" },
    { keys: ["Enter"], action: "Opens the campaign, or copies the code" },
  ],
  accessibility: {
    pattern: "Card with one link",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: [
      "The card has one link, named by the title. The whole upper part is clickable.",
      "Copying is announced as a status.",
    ],
  },
} as const satisfies ComponentDocs;
