import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "The narrow bar above the header: links, phone numbers, languages and announcements.",
  use: ["Above the header of wide screens."],
  instead: [
    { when: "it is the main navigation", component: "site-header" },
    { when: "the screen is narrow", component: "mobile-sidebar" },
    { when: "only announcements are shown", component: "ticker" },
    { when: "only languages are shown", component: "language-menu" },
  ],
  advice: [
    {
      do: "Pass the same links to `more` of the sidebar.",
      dont: "Don’t rely on the bar on phones.",
      because: "It is hidden under 992 px.",
    },
    {
      do: "Show up to two numbers.",
      dont: "Don’t list all departments.",
      because: "The row also holds links and languages.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through links, numbers, languages and announcements" },
    { keys: ["Enter"], action: "Follows a link or calls; on the languages opens the menu" },
    { keys: ["Escape"], action: "Closes the menu of languages" },
  ],
  accessibility: {
    pattern: "Navigation landmark",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html",
    notes: ["The links are a navigation with its own name."],
  },
} as const satisfies ComponentDocs;
