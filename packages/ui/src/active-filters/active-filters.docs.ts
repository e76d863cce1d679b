import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "What is chosen in a list's filters, as links that take one choice back, with a link that clears all. Nothing at all is drawn while nothing is chosen.",
  use: [
    "above a list of products, where the filters themselves are folded away or in a drawer",
    "to let somebody widen a search step by step: first without the neck finish, then without the colour",
  ],
  instead: [
    { when: "the choices are to be made, not only taken back", component: "facet-panel" },
    { when: "the words only describe a thing and cannot be pressed", component: "badge" },
    { when: "the list is empty and needs an explanation", component: "empty-state" },
  ],
  advice: [
    {
      do: "Write a range as one choice: “250 ml – 1 L”.",
      dont: "Show its two bounds as two choices.",
      because: "Taking back one bound alone leaves a range that nobody has asked for.",
    },
    {
      do: "Let `removeHref` keep sort order and keyword, and drop the page number.",
      dont: "Build the address from the page one is on.",
      because: "A wider result has other pages; page 7 of the narrow one may be the middle of nowhere.",
    },
    {
      do: "Name values as the filter names them: “28/410”.",
      dont: "Show the key that the address carries, such as `neck_28_410`.",
      because: "Visitors look for the word that they ticked a moment ago.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from choice to choice, and to the link that clears all" },
    { keys: ["Enter"], action: "Takes the choice back" },
  ],
  accessibility: {
    pattern: "List of links",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/link/",
    notes: [
      "Each link is named “Remove filter: PET”, because the value alone sounds as if it would add it.",
      "They are links with addresses: they work without script, and the way back restores a choice.",
      "Values are isolated, so that 28/410 and 250 ml keep their order in Arabic lines.",
    ],
  },
} as const satisfies ComponentDocs;
