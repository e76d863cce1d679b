import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A range as two number fields with a slider. The scale of the slider is logarithmic.",
  use: ["In the filters of a list: volume, weight, height."],
  instead: [
    { when: "exact values don’t matter", component: "range-slider" },
    { when: "people enter one number", component: "number-field" },
    { when: "there are a few fixed values", component: "facet-panel" },
  ],
  advice: [
    {
      do: "Set limits to what the list holds.",
      dont: "Don’t use round limits.",
      because: "Empty ends make every step coarse.",
    },
    {
      do: "Load results in `onValueCommit`.",
      dont: "Don’t load while the thumb moves.",
      because: "It runs once, after a change.",
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
    notes: ["Everything can be typed, without dragging. Thumbs are native sliders."],
  },
  writing: ["Let `format` choose the spoken unit: 1.5 l, not 1500 ml."],
} as const satisfies ComponentDocs;
