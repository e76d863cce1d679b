import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Lists the pages that this browser has kept and can show without a connection.",
  use: [
    "on the page that stands in for whatever cannot be reached, as children of an `ErrorPage` of the kind `offline`",
    "to let people see what they take along before they lose the connection",
  ],
  instead: [
    { when: "it leads to pages for which a connection is needed", component: "link" },
    { when: "nothing is kept", component: "empty-state" },
  ],
  advice: [
    {
      do: "List the latest first.",
      dont: "Sort by title.",
      because: "Whoever has lost the connection wants what was just before them.",
    },
    {
      do: "Leave the list out where nothing is kept.",
      dont: "Show its title above nothing.",
      because: "A promise without pages is worse than none.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the links" },
    { keys: ["Enter"], action: "Opens the kept page" },
  ],
  accessibility: {
    pattern: "Named region with a list of links",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts.html",
    notes: [
      "The section is named by its heading.",
      "A title in another language says so, and is read and written that way.",
      "A link is as high as a control, so that a finger finds it.",
    ],
  },
} as const satisfies ComponentDocs;
