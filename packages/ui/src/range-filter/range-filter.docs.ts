import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A span of values as two number fields, and above them a slider that writes into them. The slider moves in equal ratios.",
  use: [
    "in the filters of a list: volume, weight, height",
    "where values run from 2 ml to 220 litres and exact figures are known",
  ],
  instead: [
    { when: "the scale is short and even, and no exact figure matters", component: "range-slider" },
    { when: "one number is asked for", component: "number-field" },
    { when: "there are a few fixed sizes to tick", component: "facet-panel" },
  ],
  advice: [
    {
      do: "Give bounds of what exists in the list.",
      dont: "Give round bounds such as 0 and 1,000,000.",
      because:
        "The slider is divided in ratios from `min`, which must be positive; empty ends make every step coarse.",
    },
    {
      do: "Fetch from `onCommit`.",
      dont: "Fetch while a thumb moves.",
      because:
        "It is told once a thumb is let go, a key released or a field left, and only where something has changed.",
    },
    {
      do: "Write the unit of the fields into the legend.",
      dont: "Let the fields take “1.5 l” and “1500 ml” alike.",
      because: "The fields take plain numbers in one unit, as their legend says.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves from the lower thumb to the upper one, then to both fields" },
    { keys: ["ArrowRight"], rightToLeft: ["ArrowLeft"], action: "Moves a thumb a step up" },
    { keys: ["ArrowLeft"], rightToLeft: ["ArrowRight"], action: "Moves a thumb a step down" },
    { keys: ["PageUp"], action: "Moves a thumb several steps up" },
    { keys: ["PageDown"], action: "Moves a thumb several steps down" },
    { keys: ["Home"], action: "Moves a thumb to the least value, or to the other thumb" },
    { keys: ["End"], action: "Moves a thumb to the greatest value, or to the other thumb" },
  ],
  accessibility: {
    pattern: "Slider (Multi-Thumb)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/",
    notes: [
      "Both thumbs are native sliders named by legend and end; they say the value with its unit, not the place on the scale.",
      "Everything the slider does can be typed into the fields, without dragging.",
      "Thumbs do not pass each other.",
    ],
  },
  writing: [
    "Name both ends the same way in all filters: “from” and “to”.",
    "Let `format` choose the unit that is spoken: 1.5 l, not 1500 ml.",
  ],
} as const satisfies ComponentDocs;
