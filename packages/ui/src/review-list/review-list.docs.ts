import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows reviews as plain text, each in its own language and direction.",
  use: ["Below the rating summary of a product."],
  instead: [
    { when: "only the figures are shown", component: "rating-summary" },
    { when: "customers are only named", component: "logo-strip" },
  ],
  advice: [
    {
      do: "Show reviews in their original language.",
      dont: "Don’t translate by machine.",
      because: "The words must stay the buyer’s.",
    },
    {
      do: "Keep the newest first.",
      dont: "Don’t hide bad reviews.",
      because: "People don’t trust a list without them.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab"],
      action: "If there are no reviews, moves to the button that writes the first one",
    },
  ],
  accessibility: {
    pattern: "List of articles",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts.html",
    notes: ["Each text has its `lang`. Stars are an image with the rating."],
  },
} as const satisfies ComponentDocs;
