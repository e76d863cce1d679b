import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Asks for an order quantity in full boxes. For a quantity that can’t be ordered it explains why and offers the nearest ones.",
  use: ["In the cart and on product pages."],
  instead: [
    { when: "any number is allowed", component: "number-field" },
    { when: "people choose a range", component: "range-slider" },
  ],
  advice: [
    {
      do: "Pass the `rule` of the product.",
      dont: "Don’t round silently.",
      because: "Customers find out on the invoice.",
    },
    {
      do: "Use `onValueChange`.",
      dont: "Don’t react to each key.",
      because: "People type 1, 12 and 120 on the way to 12,000.",
    },
    {
      do: "Start with the minimum order.",
      dont: "Don’t start with 1.",
      because: "One piece can’t be ordered.",
    },
  ],
  keyboard: [
    { keys: ["ArrowUp"], action: "Chooses the next larger valid quantity" },
    { keys: ["ArrowDown"], action: "Chooses the next smaller valid quantity" },
    { keys: ["Enter"], action: "Checks the input; in a form, sends it too" },
    {
      keys: ["Home"],
      action: "Moves to the start of the text",
    },
    {
      keys: ["Tab"],
      action:
        "Moves through the minus button, the field, the plus button and the offers; leaving the field checks it",
    },
    { keys: ["Space"], action: "On a button or an offer, chooses that quantity" },
  ],
  accessibility: {
    pattern: "Spinbutton",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/",
    notes: [
      "The field and the buttons are a group named by the label.",
      "New values and offers are announced as a status.",
      "Pressing a button at the end of the range does nothing. The button stays reachable.",
      "If the file for held buttons can’t load, each press is one step.",
    ],
  },
} as const satisfies ComponentDocs;
