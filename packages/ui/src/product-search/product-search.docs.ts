import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The search form with suggestions while one types: products, the last searches, and ways on where nothing is found.",
  use: [
    "on a page whose first purpose is finding a product",
    "as `SearchSuggestions`, added to a `SearchForm` once the visitor turns to it",
  ],
  instead: [
    { when: "the page should first be light, or nothing is suggested", component: "search-form" },
    { when: "one of a known list of values is chosen", component: "combobox" },
    { when: "a list is narrowed by properties", component: "facet-panel" },
  ],
  advice: [
    {
      do: "Let `search` look in codes too, also in parts of one.",
      dont: "Look in titles only.",
      because: "Buyers type what stands on the last invoice: a code.",
    },
    {
      do: "Give a `suggestion` whenever nothing is found.",
      dont: "Let the panel end with the bad news.",
      because:
        "Misspelt materials and necks are most of what is not found, and the next spelling is one press away.",
    },
    {
      do: "Cut the answer to what fits the window, 15 products at most.",
      dont: "Hand in all that was found.",
      because: "Every product handed in becomes a row; the way to all of them is the row at the end.",
    },
  ],
  keyboard: [
    {
      keys: ["ArrowDown"],
      action: "Opens the list; in it moves to the next row, from the last to the first",
    },
    {
      keys: ["ArrowUp"],
      action: "Opens the list; in it moves to the previous row, from the first to the last",
    },
    { keys: ["PageDown"], action: "Moves eight rows on" },
    { keys: ["PageUp"], action: "Moves eight rows back" },
    {
      keys: ["Home", "End", "ArrowLeft", "ArrowRight"],
      action: "Move the caret in the text; no row is active any more",
    },
    { keys: ["Enter"], action: "Follows the active row; without one, sends the search" },
    { keys: ["Alt+ArrowUp"], action: "Closes the list" },
    { keys: ["Escape"], action: "Closes the list; where it is closed, empties the field" },
    { keys: ["Tab"], action: "Moves from the field to the buttons that forget searches" },
  ],
  accessibility: {
    pattern: "Editable combobox with list autocomplete",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
    notes: [
      "The focus stays in the field, which names the active row; rows are links and open in a new tab too.",
      "How many were found, that nothing was found and that it failed are said by a polite status.",
      "Unfinished words of an input method are neither looked for nor ended by Enter.",
      "The last searches are kept in this browser and are never sent.",
    ],
  },
} as const satisfies ComponentDocs;
