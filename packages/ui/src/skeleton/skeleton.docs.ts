import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Holds the space of content that is loading, in its shape.",
  use: ["While a list, a card or a page loads."],
  instead: [
    { when: "the shape is unknown", component: "spinner" },
    { when: "you know how much is left", component: "progress" },
    { when: "there is no content", component: "empty-state" },
  ],
  advice: [
    {
      do: "Use the same grid and number of lines as the content.",
      dont: "Don’t show one grey box.",
      because: "The page must not jump.",
    },
    {
      do: "Keep old content while a filter applies.",
      dont: "Don’t show skeletons again.",
      because: "People can read the old content.",
    },
    {
      do: "Use one `SkeletonGroup` per list.",
      dont: "Don’t use one per card.",
      because: "Each group is announced.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Status message",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: ["Shapes are hidden from screen readers."],
  },
} as const satisfies ComponentDocs;
