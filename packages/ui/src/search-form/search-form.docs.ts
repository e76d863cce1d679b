import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A form that opens the product list. It works without JavaScript.",
  use: ["In the header and on empty or missing pages."],
  instead: [
    { when: "suggestions are needed from the first letter", component: "product-search" },
    { when: "people choose a value of a list", component: "combobox" },
    { when: "people filter a list", component: "facet-panel" },
  ],
  advice: [
    {
      do: "Set `defaultValue` on the results page.",
      dont: "Don’t empty the field.",
      because: "People edit the last search.",
    },
    {
      do: "Load suggestions in `onIntent`.",
      dont: "Don’t load them with the page.",
      because: "Most visits have no search.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the field, then to the button" },
    { keys: ["Enter"], action: "Sends the search" },
  ],
  accessibility: {
    pattern: "Search landmark",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/search.html",
    notes: ["It is a `<search>` landmark."],
  },
} as const satisfies ComponentDocs;
