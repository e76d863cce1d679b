import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A range between two numbers, with the chosen range as text.",
  use: ["For rough choices, such as a budget."],
  instead: [
    { when: "people know exact values", component: "range-filter" },
    { when: "people enter one number", component: "number-field" },
    { when: "there are three to five steps", component: "field" },
  ],
  advice: [
    {
      do: "Choose a `step` that gives 20 to 100 steps.",
      dont: "Don’t use 10,000 steps.",
      because: "A finger can’t stop on one pixel.",
    },
    {
      do: "Set `names` in a form.",
      dont: "Don’t copy values to hidden fields.",
      because: "Both thumbs are sent by themselves.",
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
    notes: ["Two native sliders in a fieldset. Include the unit in `format`."],
  },
} as const satisfies ComponentDocs;
