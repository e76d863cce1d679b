import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "How a product was rated on average, and how the ratings are spread over five to one star.",
  use: ["above the reviews of a product", "where an average alone would hide that opinions differ"],
  instead: [
    { when: "the average alone is shown, such as beside a title", component: "star-rating" },
    { when: "reviews are read", component: "review-list" },
  ],
  advice: [
    {
      do: "Show it with two ratings as with two hundred.",
      dont: "Hide it until there are enough.",
      because: "The total stands beside the average, and buyers judge it by that.",
    },
    {
      do: "Hand in the summary as the API gives it.",
      dont: "Work the average out from the page of reviews that is shown.",
      because: "The list has pages, and the first one holds the newest alone.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "List with text alternatives",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: [
      "Each row is said as a sentence with its count; bar and figures are hidden from screen readers.",
      "Bars grow in the reading direction, and keep their fill in forced colours.",
    ],
  },
} as const satisfies ComponentDocs;
