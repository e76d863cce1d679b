import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "How something was rated, in stars.",
  use: ["beside the title of a product and in each review"],
  instead: [
    { when: "an opinion is asked for", component: "star-rating-field" },
    { when: "the spread of ratings is shown too", component: "rating-summary" },
    { when: "something is marked as a favourite", component: "favourite-button" },
  ],
  advice: [
    {
      do: "Hand in `null` where nobody has rated.",
      dont: "Hand in 0.",
      because: "No opinion is not the worst one; `null` is told in words.",
    },
    {
      do: "Add `withNumber` where products are compared.",
      dont: "Leave 4.3 and 4.4 to the drawing.",
      because: "Stars are drawn to the half, and both look the same.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Image with a text alternative",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: [
      "The stars are one image that says the average.",
      "Stars fill in the reading direction; in forced colours those given and those that lack differ in lightness.",
    ],
  },
} as const satisfies ComponentDocs;
