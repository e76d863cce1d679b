import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The lines of a cart: quantities, what is to be said of each, and its removal, which can be taken back. `QuoteLines` holds a basket for a quote inside its form, `LineSummary` shows lines that are only read.",
  use: [
    "`CartLines` in the cart",
    "`QuoteLines` in the form of a request for a quote, without prices",
    "`LineSummary` beside a checkout, on an order and in a request",
  ],
  instead: [
    { when: "sums, taxes and delivery are meant", component: "order-summary" },
    { when: "a whole order is shown among others", component: "order-card" },
    { when: "the quantity of one product is asked for on its page", component: "quantity-stepper" },
  ],
  advice: [
    {
      do: "Hand over the lines as the server answers, each time.",
      dont: "Reckon amounts or quantities in the page.",
      because:
        "Steps of price, cartons and taxes are the server's rules; a sum of one's own differs sooner or later.",
    },
    {
      do: "Give `onRestore` together with `onRemove`.",
      dont: "Ask “Are you sure?” for each removal.",
      because:
        "Taking back is quicker than answering, and a line with its printing choices is long to put together again.",
    },
    {
      do: "Show a changed price where it has changed, with the old one beside it.",
      dont: "Say it in the checkout.",
      because: "A buyer has to answer for the sum, and wants to see which line moved it.",
    },
    {
      do: "Give a withdrawn product's line a `withdrawn` issue and let it stand.",
      dont: "Take it out silently.",
      because: "Two thousand caps without their bottles would be ordered unnoticed.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves through each line: title, notices, less, quantity, more, remove",
    },
    { keys: ["ArrowUp"], action: "In a quantity, takes the next one that can be ordered" },
    { keys: ["ArrowDown"], action: "In a quantity, takes the one below that can be ordered" },
    { keys: ["Enter"], action: "In a quantity of the cart, takes what was typed; on a button, presses it" },
  ],
  accessibility: {
    pattern: "List with status messages",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: [
      "Every control has its product in its name: “Remove: Amber bottle 250 ml”.",
      "After a removal the focus goes to the note in the line's place, and is read from there.",
      "A refused change is read out at once, at its line.",
      "Several presses on plus are one change: they rest 400 ms before they are sent, and the focus stays.",
    ],
  },
} as const satisfies ComponentDocs;
