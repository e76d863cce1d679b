import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Lists the pages that this browser saved and can show offline.",
  use: ["On the offline error page, as children of `ErrorPage`."],
  instead: [
    { when: "the page needs a connection", component: "link" },
    { when: "no pages are saved", component: "empty-state" },
  ],
  advice: [
    {
      do: "List the newest page first.",
      dont: "Don’t sort by title.",
      because: "People want the page they just saw.",
    },
    {
      do: "Omit the list when it is empty.",
      dont: "Don’t show the title alone.",
      because: "An empty list does not help.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the links" },
    { keys: ["Enter"], action: "Opens the saved page" },
  ],
  accessibility: {
    pattern: "Named region with a list of links",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts.html",
    notes: ["A title in another language has its own `lang`."],
  },
} as const satisfies ComponentDocs;
