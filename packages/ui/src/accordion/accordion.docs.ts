import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Sections that unfold below their headings, each by itself. Built on `<details>`, so that they open without JavaScript and by the browser's search in the page.",
  use: [
    "for additions that some visitors need and most pass over: care, cleaning, storage, terms of a sample",
    "where sections are of unequal length and visitors may want several of them open",
    "where an address has to lead to a section: each item's `id` is its fragment",
  ],
  instead: [
    { when: "the sections are questions that have to be searched", component: "faq-list" },
    { when: "the sections are few, short in name and looked at one at a time", component: "tabs" },
    { when: "the facts are names with values", component: "description-list" },
    { when: "the folds hold check boxes that narrow a list", component: "facet-panel" },
  ],
  advice: [
    {
      do: "Leave sections independent of each other.",
      dont: "Set `exclusive` because it looks tidier.",
      because: "Who compares two closures has both open; closing one of them moves what is being read.",
    },
    {
      do: "Open with `open` what most visitors came for.",
      dont: "Fold away a minimum order, a deadline or a warning.",
      because: "What nobody opens, nobody has read, and it is asked for again on the telephone.",
    },
    {
      do: "Set `level` one below the heading above it.",
      dont: "Leave 3 in a section whose heading is an `h3` itself.",
      because:
        "Screen readers list the headings, and the sections would seem to stand beside their own title.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves from title to title, and through what an open section holds",
    },
    { keys: ["Enter", "Space"], action: "Opens or closes the section whose title has the focus" },
  ],
  accessibility: {
    pattern: "Disclosure on native details",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
    notes: [
      "All sections are printed, the folded ones too.",
      "The browser tells whether a section is open; no role or state is written by hand.",
      "With `exclusive` the browser itself closes the others, also without JavaScript.",
      "It unfolds with motion only for those who have not asked for less of it.",
    ],
  },
  writing: [
    "Titles say what is inside, in the words visitors search the page for: “Storage and shelf life”, not “Further information”.",
    "Put the difference at the start of each title; a column of titles is read along its beginning.",
  ],
} as const satisfies ComponentDocs;
