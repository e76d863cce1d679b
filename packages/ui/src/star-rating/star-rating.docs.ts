import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows a rating in stars.",
  use: ["Beside a product title and in each review."],
  instead: [
    { when: "people give a rating", component: "star-rating-field" },
    { when: "the spread of ratings is shown", component: "rating-summary" },
    { when: "people mark a favourite", component: "favourite-button" },
  ],
  advice: [
    {
      do: "Pass `null` when nobody has rated.",
      dont: "Don’t pass 0.",
      because: "No rating is not a bad rating.",
    },
    {
      do: "Set `withNumber` where people compare.",
      dont: "Don’t rely on stars.",
      because: "4.3 and 4.4 look the same.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Image with a text alternative",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: ["The stars are one image that gives the average."],
  },
} as const satisfies ComponentDocs;
