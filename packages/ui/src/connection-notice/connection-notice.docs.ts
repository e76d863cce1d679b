import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Tells at the window's end that the connection is lost or has returned, what that means for the page, and what waits for it.",
  use: [
    "once for the whole page, rendered from the start and filled when there is something to say",
    "to say as of when a kept page is that is shown without a connection",
    "to hold the list of forms that wait to be sent",
  ],
  instead: [
    { when: "one deed has succeeded or failed", component: "toast" },
    { when: "the page itself is not there", component: "error-page" },
    { when: "it is about one part of the page", component: "alert" },
  ],
  advice: [
    {
      do: "Say what is still possible: what can be read, and what will be sent by itself.",
      dont: "Say only that there is no connection.",
      because: "The telephone says that already, in its corner.",
    },
    {
      do: "Render it with no sentences from the start.",
      dont: "Add it to the document together with its first sentence.",
      because: "Screen readers read out what changes in a live region, and not the region itself.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to its links and buttons, and to the dismissing button" },
    { keys: ["Enter", "Space"], action: "On the dismissing button, asks for the notice to go away" },
  ],
  accessibility: {
    pattern: "Status message in a named region",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: [
      'The sentences stand in an element of `role="status"`; links and buttons beside it, so that they are not read out with them.',
      "It covers part of the page and can be dismissed wherever it does not go by itself.",
      "It is not printed.",
    ],
  },
} as const satisfies ComponentDocs;
