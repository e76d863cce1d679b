import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "One to five stars to choose, each with its meaning in words.",
  use: ["in a form that asks for an opinion"],
  instead: [
    { when: "a rating is only shown", component: "star-rating" },
    { when: "a whole review is written", component: "review-dialog" },
  ],
  advice: [
    {
      do: "Leave the field empty at first.",
      dont: "Preset five stars.",
      because: "Most would leave what is set, and the average would be yours.",
    },
    {
      do: "Name what is rated: `Your rating of this bottle`.",
      dont: "Write `Stars` above it.",
      because: "The label is all that a screen reader says before the first star.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the chosen star, or to the first" },
    { keys: ["ArrowDown"], action: "Chooses a star more, after the fifth the first" },
    { keys: ["ArrowUp"], action: "Chooses a star less, before the first the fifth" },
    { keys: ["Space"], action: "Chooses the star that has the focus" },
  ],
  accessibility: {
    pattern: "Radio Group",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/examples/rating/",
    notes: [
      "Native radio buttons, each named by a sentence; what the field complains of describes the group.",
      "In forced colours full and outlined stars tell what is chosen.",
    ],
  },
} as const satisfies ComponentDocs;
