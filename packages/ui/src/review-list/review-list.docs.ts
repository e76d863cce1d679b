import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "What buyers say of a product. Each review stands in its own language and direction, and is plain text.",
  use: [
    "below the summary of ratings on a product's page",
    "to invite to the first review where there is none",
  ],
  instead: [
    { when: "only the figures are shown", component: "rating-summary" },
    { when: "customers are named without what they say", component: "logo-strip" },
  ],
  advice: [
    {
      do: "Show reviews in the language in which they were written.",
      dont: "Put them through a machine.",
      because: "“Leaks at the neck” has to stay what the buyer said, and lang and direction are set for it.",
    },
    {
      do: "Show the unfavourable ones in their order.",
      dont: "Sort by stars.",
      because: "The newest first is what the list promises; a list without faults is not believed.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab"],
      action: "Moves to the button that invites to the first review, where there is none yet",
    },
  ],
  accessibility: {
    pattern: "List of articles",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts.html",
    notes: [
      "Each text carries its language, so that it is read out with the right voice.",
      "The stars are an image that says the rating; the day is a `time`.",
      "Nothing that a buyer typed becomes markup.",
    ],
  },
} as const satisfies ComponentDocs;
