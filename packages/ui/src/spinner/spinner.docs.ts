import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Something short is under way.",
  use: [
    "for a wait of one to a few seconds whose result has no known shape",
    "beside the words of what is being done",
  ],
  instead: [
    { when: "the shape of what comes is known", component: "skeleton" },
    { when: "it is known how much is left", component: "progress" },
    { when: "a button was pressed and works", component: "button" },
  ],
  advice: [
    {
      do: "Show it after a third of a second.",
      dont: "Show it for every answer.",
      because: "A ring that only flashes makes a fast page look busy.",
    },
    {
      do: "Set `labelled` where it stands alone.",
      dont: "Leave a bare ring in the middle of a page.",
      because: "Where less motion is asked for the ring stands still, and only the words say that it waits.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Status message",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: [
      "The label is in a status; by default it says in the page's language that it is loading.",
      "A status that is drawn together with its words is not read out everywhere: keep it in the page where it matters.",
      "The ring keeps its gap in forced colours.",
    ],
  },
  writing: ["Say what is waited for: “Loading the drawing”, not “Please wait”."],
} as const satisfies ComponentDocs;
