import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A search form with suggestions: products, recent searches and help when nothing is found.",
  use: [
    "On pages where people look for a product.",
    "With `SearchSuggestions`, where a `SearchForm` loads them itself, such as in the site header.",
  ],
  instead: [
    { when: "no suggestions are needed", component: "search-form" },
    { when: "people choose a value of a list", component: "combobox" },
    { when: "people filter a list", component: "facet-panel" },
  ],
  advice: [
    {
      do: "Search in codes too.",
      dont: "Don’t search only in titles.",
      because: "Buyers type the code from an invoice.",
    },
    {
      do: "Return a `suggestion` when nothing is found.",
      dont: "Don’t stop at “No results”.",
      because: "Most misses are typing errors.",
    },
  ],
  keyboard: [
    { keys: ["ArrowDown"], action: "Opens the list; in it moves to the next row, and wraps around" },
    { keys: ["ArrowUp"], action: "Opens the list; in it moves to the previous row, and wraps around" },
    { keys: ["PageDown"], action: "Moves to the last row" },
    { keys: ["PageUp"], action: "Moves to the first row" },
    {
      keys: ["Home", "End", "ArrowLeft", "ArrowRight"],
      action: "Move the caret in the text; no row is active any more",
    },
    { keys: ["Enter"], action: "Follows the active row; without one, sends the search" },
    { keys: ["Alt+ArrowUp"], action: "Closes the list" },
    { keys: ["Escape"], action: "Closes the list; clears the field when the list is closed" },
    { keys: ["Tab"], action: "Moves from the field to the buttons that delete recent searches" },
  ],
  accessibility: {
    pattern: "Editable combobox with list autocomplete",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
    notes: [
      "Focus stays in the field, which names the active row. Rows are links.",
      "Results are announced. Recent searches stay in this browser.",
    ],
  },
} as const satisfies ComponentDocs;
