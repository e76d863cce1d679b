import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "How many pieces to order, in full cartons and from the smallest order on. What cannot be ordered may be typed: the field then says why, and offers the nearest quantities that can.",
  use: [
    "in the cart and on a product's page, wherever pieces are ordered",
    "where a rule of cartons and a smallest order holds",
  ],
  instead: [
    { when: "any number may be asked for, as in an enquiry", component: "number-field" },
    { when: "a span of numbers is chosen", component: "range-slider" },
  ],
  anatomy: [
    { part: "Label", purpose: "Names the field and the group around it." },
    {
      part: "Less and more",
      purpose: "Step to the next quantity that can be ordered; held down, they repeat.",
    },
    { part: "Input", purpose: "Pieces, grouped as the language writes them." },
    { part: "Hint", purpose: "How many full cartons that is." },
    {
      part: "Complaint and offers",
      purpose: "Why a quantity cannot be ordered, and the nearest below and above.",
    },
  ],
  advice: [
    {
      do: "Give the `rule` of the article and let the field explain it.",
      dont: "Round what was typed to full cartons in silence.",
      because: "Who typed 5,000 and gets 5,040 finds out on the invoice.",
    },
    {
      do: "Write to the cart from `onValueChange` alone.",
      dont: "Listen to each key.",
      because: "On the way to 12,000 one passes 1, 12 and 120, none of which can be ordered.",
    },
    {
      do: "Start from the smallest order.",
      dont: "Start from 0 or 1.",
      because:
        "The smallest order is what most samples and first orders are; anything below is an error to begin with.",
    },
  ],
  keyboard: [
    { keys: ["ArrowUp"], action: "Takes the next larger quantity that can be ordered" },
    { keys: ["ArrowDown"], action: "Takes the next smaller quantity that can be ordered" },
    { keys: ["Enter"], action: "Judges what was typed; in a form, sends it too" },
    {
      keys: ["Home"],
      action: "Moves to the start of the text, as in every text field; End moves to its end",
    },
    {
      keys: ["Tab"],
      action: "Moves from less to the field to more, then to the offers; leaving the field judges it",
    },
    { keys: ["Space"], action: "On less, more or an offer, takes that quantity" },
  ],
  accessibility: {
    pattern: "Spinbutton",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/",
    notes: [
      "Field and buttons are a group with the label as its name.",
      "Less and more stay reachable at the ends and say that they do nothing there.",
      "What less or more lead to is told as a status: the focus is on them, not on the field.",
      "The offers stand in a status, so that they are heard when they come.",
      "Where the file for held buttons cannot be loaded, each press of less or more is one step.",
      "Less and more change sides in right-to-left pages; the figure does not.",
    ],
  },
} as const satisfies ComponentDocs;
