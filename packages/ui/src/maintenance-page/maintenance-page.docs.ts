import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Replaces the whole site during maintenance and says when it will be back. Send it with status 503.",
  use: ["While `maintenance_mode` is on."],
  instead: [
    { when: "one page is missing or failed", component: "error-page" },
    { when: "maintenance is announced in advance", component: "ticker" },
    { when: "one part of a page is not available", component: "alert" },
  ],
  advice: [
    {
      do: "Add half an hour to `until`.",
      dont: "Don’t promise the earliest time.",
      because: "People don’t return a third time.",
    },
    {
      do: "Omit `until` when the end is unknown.",
      dont: "Don’t invent a date.",
      because: "People take a date at its word.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the telephone number, then to the email address" },
    { keys: ["Enter"], action: "Calls, or starts an email" },
  ],
  accessibility: {
    pattern: "Main landmark with a heading",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: ["The time is a `time` element and names its time zone."],
  },
} as const satisfies ComponentDocs;
