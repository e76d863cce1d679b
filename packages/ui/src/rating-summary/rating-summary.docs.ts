import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows the average rating and how ratings are spread over five to one star.",
  use: ["Above the reviews of a product."],
  instead: [
    { when: "only the average is shown", component: "star-rating" },
    { when: "people read reviews", component: "review-list" },
  ],
  advice: [
    { do: "Show it for two ratings too.", dont: "Don’t hide it.", because: "The count is next to it." },
    {
      do: "Pass the summary from the API.",
      dont: "Don’t calculate it from one page of reviews.",
      because: "The list has several pages.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "List with text alternatives",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: ["Each row is read as a sentence with its count."],
  },
} as const satisfies ComponentDocs;
