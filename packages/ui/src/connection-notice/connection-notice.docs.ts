import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Tells people that the connection is lost or back, and what waits to be sent.",
  use: ["Once per site, rendered empty from the start."],
  instead: [
    { when: "one action succeeded or failed", component: "toast" },
    { when: "the page is not available", component: "error-page" },
    { when: "the message is about one part of the page", component: "alert" },
  ],
  advice: [
    {
      do: "Say what still works.",
      dont: "Don’t only say “No connection”.",
      because: "The device shows that already.",
    },
    {
      do: "Render it empty at first.",
      dont: "Don’t add it with its first message.",
      because: "Screen readers announce changes in an existing region.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves to its links and buttons, then to the button that dismisses it",
    },
    { keys: ["Enter", "Space"], action: "On that button, dismisses the notice" },
  ],
  accessibility: {
    pattern: "Status message in a named region",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: ['Messages are in an element with `role="status"`. Buttons are outside it.'],
  },
} as const satisfies ComponentDocs;
