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
      do: "Name the unit with `unit` and the currency with `currency`.",
      dont: "Don’t put them in the placeholder.",
      because: "The placeholder disappears when people type.",
    },
    {
      do: "Show buttons with `steppers` where a few steps are usual.",
      dont: "Don’t show them for prices or large quantities.",
      because: "Typing is faster there.",
    },
    {
      do: "Leave `wheel` off in forms.",
      dont: "Don’t turn it on for a number that is sent.",
      because: "People who scroll past the field would change the number without noticing.",
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
    { keys: ["Home"], action: "Moves to the start of the text" },
    { keys: ["Character"], action: "Types; Arabic and Persian digits work too" },
  ],
  accessibility: {
    pattern: "Spinbutton",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/",
    notes: [
      "Screen readers hear the value in the page language, with the unit or currency in words.",
      "The mouse wheel changes the value only with `wheel` and while the field has the focus.",
      "The buttons are not Tab stops, because the arrow keys do the same.",
      "Arrow keys stay between `min` and `max`. The field never changes typed input to another number.",
      "Without JavaScript it is a text field, and the buttons are hidden.",
    ],
  },
  writing: ["Name the measure: “Wall thickness”."],
} as const satisfies ComponentDocs;
