import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A real form to the product list: it searches before and without JavaScript.",
  use: ["in the header, and in the overlay of narrow windows", "on an empty or missing page, as the way on"],
  instead: [
    { when: "suggestions are wanted from the first letter on", component: "product-search" },
    { when: "one value of a known list is looked for", component: "combobox" },
    { when: "a list is narrowed by properties", component: "facet-panel" },
  ],
  advice: [
    {
      do: "Give `defaultValue` on the page of results.",
      dont: "Empty the field there.",
      because: "The next search is mostly the last one with a word less.",
    },
    {
      do: "Load suggestions on `onIntent`.",
      dont: "Load them with the page.",
      because: "Most pages are left without a search, and the form works alone until they come.",
    },
    {
      do: "Give `action` the list in the page's language.",
      dont: "Lead to a page for results alone.",
      because: "In the list the search can be narrowed by volume and neck.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the field, then to the button" },
    { keys: ["Enter"], action: "Sends the search" },
  ],
  accessibility: {
    pattern: "Search landmark",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/search.html",
    notes: [
      "A native `<search>` around a form: screen readers find it among the landmarks.",
      "`initialFocus` puts the focus into the field when the dialog around it opens; on a page it does nothing.",
      "In `large` the hint describes the field.",
    ],
  },
} as const satisfies ComponentDocs;
