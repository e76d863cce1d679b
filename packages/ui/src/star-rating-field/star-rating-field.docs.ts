import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Lets people choose one to five stars. Each star has a meaning in words.",
  use: ["In a form that asks for an opinion."],
  instead: [
    { when: "a rating is only shown", component: "star-rating" },
    { when: "people write a review", component: "review-dialog" },
  ],
  advice: [
    { do: "Start empty.", dont: "Don’t preset five stars.", because: "Most people keep the preset." },
    {
      do: "Name what people rate: `Your rating of this bottle`.",
      dont: "Don’t write `Stars`.",
      because: "The label is read before the first star.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the chosen star, or to the first" },
    { keys: ["ArrowDown"], action: "Chooses one star more; from the fifth, the first" },
    { keys: ["ArrowUp"], action: "Chooses one star less; from the first, the fifth" },
    { keys: ["Space"], action: "Chooses the star that has focus" },
  ],
  accessibility: {
    pattern: "Radio Group",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/examples/rating/",
    notes: ["Stars are native radio buttons, each named by a sentence."],
  },
} as const satisfies ComponentDocs;
