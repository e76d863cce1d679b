import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Replaces a page that failed or does not exist, and offers ways to continue.",
  use: ["For unknown URLs and discontinued products.", "For server errors and lost connections."],
  instead: [
    { when: "a part of the page is missing", component: "empty-state" },
    { when: "the whole site is down", component: "maintenance-page" },
    { when: "a form was rejected and is still there", component: "form" },
  ],
  advice: [
    {
      do: "Send the matching HTTP status.",
      dont: "Don’t show `not-found` with status 200.",
      because: "Search engines would keep the page.",
    },
    {
      do: "Pass `requestId` for support.",
      dont: "Don’t show the error text.",
      because: "It helps attackers, not customers.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through search, product groups and buttons" },
    { keys: ["Enter"], action: "Searches, or follows the link" },
  ],
  accessibility: {
    pattern: "Page with a title of its own",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/page-titled.html",
    notes: ["It sets the document title and the `h1`.", "It asks search engines not to index the page."],
  },
} as const satisfies ComponentDocs;
