import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows that something short is in progress.",
  use: ["For one to a few seconds, when the result has no known shape."],
  instead: [
    { when: "the shape is known", component: "skeleton" },
    { when: "you know how much is left", component: "progress" },
    { when: "a button is working", component: "button" },
  ],
  advice: [
    {
      do: "Show it after a third of a second.",
      dont: "Don’t show it for every response.",
      because: "A flash makes a fast page look slow.",
    },
    {
      do: "Set `labelled` when it stands alone.",
      dont: "Don’t show a bare ring.",
      because: "With reduced motion the ring does not turn.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Status message",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: ["The label is a status."],
  },
  writing: ["Name what loads: “Loading the drawing”."],
} as const satisfies ComponentDocs;
