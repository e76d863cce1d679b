import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A number as the visitor's language writes it; sent is the plain one with a point.",
  use: [
    "for measures and amounts: wall thickness, weight, number of pieces to ask for",
    "where decimals are written with a comma in one language and a point in another",
  ],
  instead: [
    { when: "pieces are ordered in full cartons", component: "quantity-stepper" },
    { when: "both ends of a range are chosen", component: "range-filter" },
    { when: "it is a code of digits, such as a tax number, that nobody counts with", component: "field" },
    { when: "it is a telephone number", component: "phone-field" },
  ],
  advice: [
    {
      do: "Set `step` to the precision that is made: 0.1 for millimetres of wall.",
      dont: "Leave it at 1 for a figure with decimals.",
      because:
        "More decimals than the step has are not rounded away: they are complained of when the field is left.",
    },
    {
      do: "Ask for whole numbers in the schema too where `step` is 1.",
      dont: "Rely on the field alone.",
      because: "2.5 pieces stay in the field as typed, and are sent before and without script.",
    },
    {
      do: "Put the unit into `after`.",
      dont: "Put it into the placeholder.",
      because: "A placeholder goes with the first digit, when the unit is needed most.",
    },
    {
      do: "Set `min` and `max` to what can be made.",
      dont: "Bound it to what was ordered so far.",
      because: "Ten thousand pieces more than ever is the enquiry one hopes for.",
    },
  ],
  keyboard: [
    { keys: ["ArrowUp"], action: "Adds a step" },
    { keys: ["ArrowDown"], action: "Takes a step away" },
    { keys: ["PageUp"], action: "Adds ten steps" },
    { keys: ["PageDown"], action: "Takes ten steps away" },
    { keys: ["Character"], action: "Types; digits of Arabic and Persian are understood too" },
  ],
  accessibility: {
    pattern: "Spinbutton",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/",
    notes: [
      "The value is told as it is written in the page's language, and as a number beside.",
      "The mouse wheel does not turn it, so that scrolling a page changes no figure.",
      "Arrow keys stay within `min` and `max`; typing may leave them, or the decimals of the step, and is then told why not.",
      "What was typed is never changed into another number.",
    ],
  },
  writing: [
    "Label the measure, not the field: “Wall thickness”, not “Enter a number”.",
    "Say bounds in the hint in the unit that stands behind the field.",
  ],
} as const satisfies ComponentDocs;
