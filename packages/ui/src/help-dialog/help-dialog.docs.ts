import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Offers a search in the FAQ, contact details and feedback.",
  use: ["`HelpDialog` from the header of every page.", "`HelpPanel` on its own page."],
  instead: [
    { when: "people write a message", component: "contact-form" },
    { when: "contact options float above the page", component: "quick-contact" },
    { when: "people read questions", component: "faq-list" },
  ],
  advice: [
    {
      do: "Take contact details from the settings.",
      dont: "Don’t write numbers in the page.",
      because: "Numbers change.",
    },
    {
      do: "Name each contact in `contactLabels`: Sales, Accounts.",
      dont: "Don’t show numbers without names.",
      because: "People would call the wrong department.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through search, links and numbers; focus stays inside" },
    { keys: ["Enter"], action: "Searches, dials, writes, or follows the link" },
    { keys: ["Escape"], action: "Closes the dialog; focus returns to what opened it" },
  ],
  accessibility: {
    pattern: "Consistent help",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/consistent-help.html",
    notes: [
      "Put it in the same place on every page (WCAG 3.2.6).",
      "Numbers and email addresses read from left to right in every language.",
    ],
  },
} as const satisfies ComponentDocs;
