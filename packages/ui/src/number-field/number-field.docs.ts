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
  anatomy: [
    { part: "Label", purpose: "Names the measure." },
    { part: "Hint", purpose: "Says what is usual or possible." },
    { part: "Input", purpose: "Runs left to right in every language." },
    { part: "Unit or currency", purpose: "Beside what is typed, on the side where the language puts it." },
    { part: "Less and more", purpose: "Step down and up; held down, they repeat. Shown with `steppers`." },
    {
      part: "Complaint",
      purpose:
        "Comes once the field is left: no number, more decimals than the step has, too small or too large.",
    },
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
      do: "Name the unit with `unit`, the currency with `currency`.",
      dont: "Put it into the placeholder.",
      because:
        "A placeholder goes with the first digit, when the unit is needed most. A unit that `Intl` knows, such as `millimeter`, is translated and said in words.",
    },
    {
      do: "Show less and more (`steppers`) where a few steps are usual, as for copies or millimetres.",
      dont: "Show them for prices or large quantities.",
      because: "Nobody presses two hundred times; typing is faster there.",
    },
    {
      do: "Leave `wheel` off in forms.",
      dont: "Turn it on for a figure that is sent.",
      because: "A visitor who scrolls the page past the field would change the figure without noticing.",
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
    {
      keys: ["Home"],
      action: "Moves to the start of the text, as in every text field; End moves to its end",
    },
    { keys: ["Character"], action: "Types; digits of Arabic and Persian are understood too" },
  ],
  accessibility: {
    pattern: "Spinbutton",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/",
    notes: [
      "The value is told as it is written in the page's language, with its unit or currency in words, and as a number beside.",
      "The mouse wheel does not turn it, so that scrolling a page changes no figure. With `wheel` it does while the field has the focus.",
      "Less and more are no stops for Tab: the arrow keys of the field do the same. What they lead to is told as a status.",
      "Arrow keys stay within `min` and `max`; typing may leave them, or the decimals of the step, and is then told why not.",
      "What was typed is never changed into another number.",
      "Before its script and without it, the field is a text field, and the buttons do not show without script.",
    ],
  },
  writing: [
    "Label the measure, not the field: “Wall thickness”, not “Enter a number”.",
    "Say bounds in the hint in the unit that stands behind the field.",
  ],
} as const satisfies ComponentDocs;
