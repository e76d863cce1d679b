import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows the steps of a checkout, with links to finished steps.",
  use: ["At the top of each page between cart and order."],
  instead: [
    { when: "the steps belong to another task", component: "stepper" },
    { when: "it shows the progress of a placed order", component: "timeline" },
    { when: "people visit sections in any order", component: "tabs" },
  ],
  advice: [
    {
      do: "Set `href` for steps that can still change.",
      dont: "Don’t link back from a finished order.",
      because: "Customers must not pay twice.",
    },
    {
      do: "Show all steps from the start.",
      dont: "Don’t add a step later.",
      because: "People judge the effort by the number of steps.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the finished steps that lead back" },
    { keys: ["Enter"], action: "Goes back to that step" },
  ],
  accessibility: {
    pattern: "Location within a process",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/location.html",
    notes: ['It is an ordered list. The current step has `aria-current="step"`.'],
  },
  writing: ["Use one word for your own steps: five of them fit on a phone."],
} as const satisfies ComponentDocs;
