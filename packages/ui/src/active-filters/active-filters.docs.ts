import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Shows the active filters of a list as links that remove one filter each, and a link that clears all. Shows nothing without filters.",
  use: ["Above a product list, when the filter panel is closed or in a drawer."],
  instead: [
    { when: "visitors choose filters", component: "facet-panel" },
    { when: "the words are not interactive", component: "badge" },
    { when: "the list is empty", component: "empty-state" },
  ],
  advice: [
    {
      do: "Show a range as one filter: “250 ml – 1 L”.",
      dont: "Don’t show its two limits as two filters.",
      because: "Removing one limit leaves a range that nobody chose.",
    },
    {
      do: "Drop the page number in `removeHref`.",
      dont: "Don’t keep the current page.",
      because: "The new list has different pages.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from filter to filter, and to the link that clears all" },
    { keys: ["Enter"], action: "Removes the filter" },
  ],
  accessibility: {
    pattern: "List of links",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/link/",
    notes: [
      "Each link is named “Remove filter: PET”.",
      "The links work without JavaScript, and the Back button restores a filter.",
    ],
  },
} as const satisfies ComponentDocs;
