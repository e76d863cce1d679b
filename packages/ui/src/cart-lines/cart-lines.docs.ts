import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Shows the lines of a cart with quantity, messages and removal. `QuoteLines` edits a quote list; `LineSummary` is read-only.",
  use: [
    "`CartLines` in the cart.",
    "`QuoteLines` in a quote request.",
    "`LineSummary` in a checkout, an order or a request.",
  ],
  instead: [
    { when: "totals, taxes and delivery are shown", component: "order-summary" },
    { when: "the order is one of a list", component: "order-card" },
    { when: "the quantity is on a product page", component: "quantity-stepper" },
  ],
  advice: [
    {
      do: "Show the lines that the server returns.",
      dont: "Don’t calculate amounts in the browser.",
      because: "Prices and taxes are rules of the server.",
    },
    {
      do: "Set `onRestore` together with `onRemove`.",
      dont: "Don’t ask “Are you sure?”",
      because: "Undo is faster than a question.",
    },
    {
      do: "Keep a withdrawn product with a `withdrawn` issue.",
      dont: "Don’t remove it silently.",
      because: "Customers would order caps without bottles.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves through the title, messages, quantity and remove button of each line",
    },
    { keys: ["ArrowUp"], action: "In a quantity, chooses the next valid quantity" },
    { keys: ["ArrowDown"], action: "In a quantity, chooses the previous valid quantity" },
    { keys: ["Enter"], action: "In a cart quantity, applies the input; on a button, presses it" },
  ],
  accessibility: {
    pattern: "List with status messages",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: [
      "Each control includes the product name: “Remove: Amber bottle 250 ml”.",
      "After a removal, focus moves to the message in its place.",
      "Several quick changes are sent as one, after 400 ms.",
    ],
  },
} as const satisfies ComponentDocs;
