import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Stands in place of a page: says what is the matter and leads on. Why it failed is for the server's log.",
  use: [
    "for addresses at which nothing lies, and products that have ended for good, with search and product groups",
    "for a server that fails, a missing connection, a form that was refused or was too large",
  ],
  instead: [
    { when: "only a part of the page is missing", component: "empty-state" },
    { when: "the whole site is being worked on", component: "maintenance-page" },
    { when: "a form was not accepted and is still there", component: "form" },
  ],
  advice: [
    {
      do: "Answer with the status that belongs to the kind.",
      dont: "Show `not-found` with status 200.",
      because: "Search engines keep such a page, and old products lead there for years.",
    },
    {
      do: "Give `retryHref` for `failed` and `offline`.",
      dont: "Ask people to reload.",
      because: "The window of an installed site has no button for that.",
    },
    {
      do: "Pass `requestId`, and find it in the log.",
      dont: "Show the error's own text.",
      because: "It helps nobody who orders bottles, and somebody who looks for a way in.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through search, product groups and buttons" },
    { keys: ["Enter"], action: "Searches, or follows the link" },
  ],
  accessibility: {
    pattern: "Page with a title of its own",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/page-titled.html",
    notes: [
      "It sets the window's title, which is what a screen reader says first, and the page's `h1`.",
      "The request's number reads from the left and is selected as a whole.",
      "It asks search engines not to keep the page.",
    ],
  },
} as const satisfies ComponentDocs;
