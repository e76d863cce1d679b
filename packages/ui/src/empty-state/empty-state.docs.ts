import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Stands where content would, and leads on: a drawing, a heading, why there is nothing, and what helps.",
  use: [
    "for a list that has not begun: no orders, no favourites, an empty cart",
    "for a search or filters that find nothing, with `nothing-found`",
    "for a part of a page that could not be fetched, with `lost`",
  ],
  instead: [
    { when: "the whole page is missing or has failed", component: "error-page" },
    { when: "the content is still on its way", component: "skeleton" },
    { when: "there is content, and something to know about it", component: "alert" },
  ],
  advice: [
    {
      do: "Lead on with what fits the cause: “Clear the neck finish”, “All PET bottles”.",
      dont: "Offer “Back to the home page”.",
      because: "Somebody who narrowed to 28/410 and 30 ml wants one filter less, not to begin again.",
    },
    {
      do: "Say where to ask: what is not in the catalogue may still be made.",
      dont: "End at “No results”.",
      because: "For a manufacturer a missing size is a request, not a failure.",
    },
    {
      do: "Choose the drawing by the cause.",
      dont: "Show the looking glass over a list that simply has not begun.",
      because: "It tells people that they searched wrongly, when they did nothing at all.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the ways on" },
    { keys: ["Enter"], action: "Follows one" },
  ],
  accessibility: {
    pattern: "Heading and text",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
    notes: [
      "The drawing is hidden from screen readers.",
      "Set `level` to where the list's own heading would stand.",
      "It announces nothing by itself: where a list empties under somebody's hands, tell it in a status beside it.",
    ],
  },
  writing: [
    "The heading states it without blame: “No addresses yet”, “Nothing matches all of these filters”.",
    "One sentence of why, one of what helps.",
  ],
} as const satisfies ComponentDocs;
