import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A number in the format of the page language. The form sends a plain number.",
  use: ["For measures and amounts: wall thickness, weight, pieces."],
  instead: [
    { when: "people order full boxes", component: "quantity-stepper" },
    { when: "people choose a minimum and a maximum", component: "range-filter" },
    { when: "it is a code of digits, such as a tax number", component: "field" },
    { when: "it is a phone number", component: "phone-field" },
  ],
  advice: [
    {
      do: "Set `step` to the precision that you make: 0.1 for millimetres.",
      dont: "Don’t keep 1 for decimals.",
      because: "The field reports more decimals as an error.",
    },
    {
      do: "Put the unit in `after`.",
      dont: "Don’t put it in the placeholder.",
      because: "The placeholder disappears when people type.",
    },
    {
      do: "Check whole numbers in the schema too.",
      dont: "Don’t rely on the field.",
      because: "Without JavaScript 2.5 is sent.",
    },
  ],
  keyboard: [
    { keys: ["ArrowUp"], action: "Adds one step" },
    { keys: ["ArrowDown"], action: "Removes one step" },
    { keys: ["PageUp"], action: "Adds ten steps" },
    { keys: ["PageDown"], action: "Removes ten steps" },
    { keys: ["Character"], action: "Types; Arabic and Persian digits work too" },
  ],
  accessibility: {
    pattern: "Spinbutton",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/",
    notes: [
      "The mouse wheel does not change the value.",
      "Arrow keys stay between `min` and `max`. The field never changes typed input to another number.",
    ],
  },
  writing: ["Name the measure: “Wall thickness”."],
} as const satisfies ComponentDocs;
