import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Answers first, then people: a search in the frequent questions, every way to reach the company that the settings know, and feedback.",
  use: [
    "`HelpDialog` from the header, in the same place on every page",
    "`HelpPanel` on the page that the same link leads to without script",
  ],
  instead: [
    { when: "a message is to be written at once", component: "contact-form" },
    { when: "the quickest ways float over the page", component: "quick-contact" },
    { when: "the visitor reads questions, not contacts", component: "faq-list" },
  ],
  advice: [
    {
      do: "Hand over `contact_info` as the settings have it.",
      dont: "Write a telephone number into the page.",
      because: "Numbers change in the settings, and the one on this page would be forgotten.",
    },
    {
      do: "Name every key in `contactLabels`: Sales, Accounts, Export.",
      dont: "Show three numbers without a word.",
      because: "Whoever reaches accounting with a question about necks is put through twice.",
    },
    {
      do: "Give `hours`.",
      dont: "Let people ring on Sunday.",
      because: "Knowing that nobody answers is what makes them write instead.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves through search, links and numbers, and not out of the dialog",
    },
    { keys: ["Enter"], action: "Searches, dials, writes, or follows the link" },
    { keys: ["Escape"], action: "Closes the dialog; the focus returns to what opened it" },
  ],
  accessibility: {
    pattern: "Consistent help",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/consistent-help.html",
    notes: [
      "Place the way to it at the same point of every page: that is what the criterion asks.",
      "Icons of the ways are named: Phone, E-mail, Address, Working hours.",
      "Numbers, e-mail addresses and hours read from the left in every language.",
      "Contacts are an `address`; what is unknown to the settings is not shown at all.",
    ],
  },
} as const satisfies ComponentDocs;
