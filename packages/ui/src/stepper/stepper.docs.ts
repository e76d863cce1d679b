import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Where somebody or something stands in a fixed order of steps. On a phone only the current one is named.",
  use: [
    "for the way of an order from placed to delivered",
    "above a task of several pages that are done in one order",
  ],
  instead: [
    { when: "it is the checkout of the shop", component: "checkout-steps" },
    { when: "sections may be looked at in any order", component: "tabs" },
    { when: "it is told when each thing happened", component: "timeline" },
    { when: "it is known how much of one task is done", component: "progress" },
  ],
  advice: [
    {
      do: "Set `current` to `steps.length` once all is done.",
      dont: "Leave the last step current.",
      because: "An order that has arrived would seem to be on its way still.",
    },
    {
      do: "Give `href` to finished steps that can be changed.",
      dont: "Link steps of an order that has been placed.",
      because: "A link back promises that going back changes something.",
    },
    {
      do: "Keep to five steps.",
      dont: "Make a step of every state that a server knows.",
      because: "Five marks stand beside each other at 360 px with text twice as large; more of them do not.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the next finished step that is a link" },
    { keys: ["Enter"], action: "Leads back to that step" },
  ],
  accessibility: {
    pattern: "Ordered list with the current step",
    source: "https://www.w3.org/WAI/tutorials/forms/multi-page/",
    notes: [
      "Each step says its number of how many, its name and whether it is done; the current one has `aria-current`.",
      "It is a navigation where a step is a link, and a group otherwise, named by `label`.",
      "Names that a phone leaves out of sight are still told to screen readers.",
    ],
  },
  writing: [
    "Name steps by what is done in them: “Address”, “Payment”; for an order by what has come to pass: “Shipped”.",
    "Keep a name to two words: the current one stands alone on a phone.",
  ],
} as const satisfies ComponentDocs;
