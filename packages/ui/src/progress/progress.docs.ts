import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "How far something longer is, such as sending a file.",
  use: [
    "while a drawing or a list of articles is uploaded",
    "for work of which it is known how much is left",
  ],
  instead: [
    { when: "it takes a second or two", component: "spinner" },
    { when: "content is on its way whose shape is known", component: "skeleton" },
    { when: "a person goes through steps", component: "stepper" },
  ],
  advice: [
    {
      do: "Leave `value` out as long as the end is unknown.",
      dont: "Invent a value that creeps towards 90.",
      because: "A bar that stops short of its end looks like a failure, and is reloaded.",
    },
    {
      do: "Put the result into its place: what was sent, or why not.",
      dont: "Leave a full bar standing.",
      because: "A full bar does not say whether the other side has taken it.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Native progress element",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: [
      "The bar is named by `label` and tells its value by itself.",
      "It announces nothing: say the end of the work in a status or a toast.",
      "Bar and frame keep their outline in forced colours; the light rests where less motion is asked for.",
    ],
  },
  writing: ["Say the deed and the thing: “Sending label-front.pdf”."],
} as const satisfies ComponentDocs;
