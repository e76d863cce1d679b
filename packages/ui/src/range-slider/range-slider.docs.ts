import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A range between two numbers on one scale, with the chosen range written above it.",
  use: [
    "where a rough choice is enough, such as a budget",
    "for short, even scales whose ends everybody knows",
  ],
  instead: [
    { when: "people know the exact figures", component: "range-filter" },
    { when: "one number is asked for", component: "number-field" },
    { when: "one of three to five steps is chosen", component: "field" },
  ],
  advice: [
    {
      do: "Choose a `step` of which the scale has 20 to 100.",
      dont: "Put 10,000 steps on a track of 300 px.",
      because: "A finger cannot stop on a step that is narrower than a pixel.",
    },
    {
      do: "Give `names` where it stands in a form.",
      dont: "Copy the range into hidden fields.",
      because: "Both thumbs send themselves, and go back to the beginning when the form is reset.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the lower thumb, then to the upper one" },
    { keys: ["ArrowRight"], rightToLeft: ["ArrowLeft"], action: "Moves the thumb a step up" },
    { keys: ["ArrowLeft"], rightToLeft: ["ArrowRight"], action: "Moves the thumb a step down" },
    { keys: ["ArrowUp"], action: "Moves the thumb a step up, in every language" },
    { keys: ["ArrowDown"], action: "Moves the thumb a step down, in every language" },
    { keys: ["PageUp", "PageDown"], action: "Move the thumb several steps" },
    { keys: ["Home", "End"], action: "Move the thumb to an end of the scale, or to the other thumb" },
  ],
  accessibility: {
    pattern: "Slider (Multi-Thumb)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/",
    notes: [
      "Two native sliders in a fieldset: each is named by the label and its end.",
      "They say the value as `format` writes it; give it the unit.",
      "Where both thumbs meet at the upper end, the lower one lies on top, so that it can be taken back.",
      "The size of steps for PageUp and PageDown is the browser's own.",
    ],
  },
} as const satisfies ComponentDocs;
