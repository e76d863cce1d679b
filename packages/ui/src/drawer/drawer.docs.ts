import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A modal that hangs at an edge of the window: filters, a cart, choices on a phone. It behaves as a `Dialog` does.",
  use: [
    "at the `end`, for what goes along with the page: a cart after adding, details of a line",
    "at the `start`, for ways and filters that stand there on wide windows",
    "at the `bottom`, for a few choices within reach of a thumb; it is as high as its content",
  ],
  instead: [
    { when: "a question has to be answered or a form filled in", component: "dialog" },
    { when: "the menu of the whole site is meant", component: "mobile-sidebar" },
    { when: "a few deeds hang from a button", component: "dropdown-menu" },
    { when: "the page behind should stay usable", component: "popover" },
  ],
  advice: [
    {
      do: "Name its side by reading: `start` or `end`.",
      dont: "Think of it as left or right.",
      because: "In Arabic the filters come from the right, where the list of filters stands on wide windows.",
    },
    {
      do: "Put the button that shows the result into the footer.",
      dont: "Leave the closing cross as the only way out of filters.",
      because: "A cross reads as “discard”, and nobody knows whether the choice has counted.",
    },
    {
      do: "Show the same thing in the page itself where there is room.",
      dont: "Hide filters in a drawer on a wide window.",
      because: "What is in sight is used; what lies behind a button is used by those who knew it was there.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through what can be used in the drawer, and not out of it" },
    { keys: ["Escape"], action: "Asks for closing; the focus returns to what opened it" },
    { keys: ["ArrowUp", "ArrowDown"], action: "Scrolls a body that is longer than the window" },
  ],
  accessibility: {
    pattern: "Dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "It stands on Radix Dialog, which is loaded when it opens or somebody turns to its trigger; the rest of the page is out of reach.",
      "The browser's way back closes it instead of leaving the page.",
    ],
  },
} as const satisfies ComponentDocs;
