import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows how much of a longer task is done.",
  use: ["While files upload, or when you know how much is left."],
  instead: [
    { when: "it takes a second or two", component: "spinner" },
    { when: "content with a known shape is loading", component: "skeleton" },
    { when: "a person goes through steps", component: "stepper" },
  ],
  advice: [
    {
      do: "Omit `value` while the end is unknown.",
      dont: "Don’t invent a value.",
      because: "A bar that stops looks like a failure.",
    },
    {
      do: "Replace a full bar with the result.",
      dont: "Don’t leave it.",
      because: "A full bar does not say whether it worked.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Native progress element",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: ["It is a native `progress` element named by `label`. Announce the end as a status."],
  },
  writing: ["Name the action and the item: “Sending label-front.pdf”."],
} as const satisfies ComponentDocs;
