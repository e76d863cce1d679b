import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The narrow bar above the header: news and help, numbers to call, languages, and announcements below it.",
  use: ["above the header of wide windows", "for links that must not crowd the main navigation"],
  instead: [
    { when: "it is the main navigation", component: "site-header" },
    { when: "windows are narrow", component: "mobile-sidebar" },
    { when: "announcements alone are shown", component: "ticker" },
    { when: "languages stand alone", component: "language-menu" },
  ],
  advice: [
    {
      do: "Give the same links to the sidebar's `more`.",
      dont: "Count on the bar on phones.",
      because: "Under 992 px it steps aside; only the announcements stay.",
    },
    {
      do: "Give two numbers at most, the one for sales first.",
      dont: "List every department.",
      because: "The row has to hold German links and the languages too.",
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
    notes: [
      "The links are a navigation with a name of its own, apart from the main one.",
      "Each number says that it calls, and runs left to right in every language.",
      "It is not printed.",
    ],
  },
} as const satisfies ComponentDocs;
