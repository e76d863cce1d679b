import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Events in order: a company history or the events of an order.",
  use: ["For the years of a company.", "With `small`, for the events of an order."],
  instead: [
    { when: "the next step matters", component: "stepper" },
    { when: "each event is an article", component: "news-card" },
    { when: "dates are facts among others", component: "description-list" },
  ],
  advice: [
    {
      do: "Keep one order on all screens.",
      dont: "Don’t reverse it on phones.",
      because: "Screen readers read the given order.",
    },
    {
      do: "Choose events that matter to buyers.",
      dont: "Don’t list every fair.",
      because: "People read seven events, not thirty.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Ordered list with headings",
    source: "https://www.w3.org/WAI/tutorials/page-structure/content/",
    notes: ["It is an ordered list. Use `DateText` for dates."],
  },
} as const satisfies ComponentDocs;
