import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows the position in a fixed order of steps. On phones it names the current step only.",
  use: ["For the progress of an order.", "For a task of several pages."],
  instead: [
    { when: "it is the checkout", component: "checkout-steps" },
    { when: "the order does not matter", component: "tabs" },
    { when: "each event has a date", component: "timeline" },
    { when: "it is one task", component: "progress" },
  ],
  advice: [
    {
      do: "Set `current` to `steps.length` when all is done.",
      dont: "Don’t keep the last step current.",
      because: "The order would seem unfinished.",
    },
    {
      do: "Use up to five steps.",
      dont: "Don’t show every server state.",
      because: "Five steps fit on a phone.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the next finished step that is a link" },
    { keys: ["Enter"], action: "Goes back to that step" },
  ],
  accessibility: {
    pattern: "Ordered list with the current step",
    source: "https://www.w3.org/WAI/tutorials/forms/multi-page/",
    notes: ["Each step gives its number, name and state. The current one has `aria-current`."],
  },
  writing: ["Use one or two words: “Address”, “Payment”."],
} as const satisfies ComponentDocs;
