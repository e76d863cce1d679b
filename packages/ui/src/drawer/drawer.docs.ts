import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A modal panel at an edge of the window, for filters, a cart or choices on a phone.",
  use: [
    "At the `end`, for a cart or details.",
    "At the `start`, for navigation and filters.",
    "At the `bottom`, for a few choices on a phone.",
  ],
  instead: [
    { when: "people answer a question or fill in a form", component: "dialog" },
    { when: "it shows the site menu", component: "mobile-sidebar" },
    { when: "it shows a few actions", component: "dropdown-menu" },
    { when: "the page must stay usable", component: "popover" },
  ],
  advice: [
    {
      do: "Choose the side as `start` or `end`.",
      dont: "Don’t think of left and right.",
      because: "Sides are mirrored in Arabic.",
    },
    {
      do: "Put a button that shows the result in the footer.",
      dont: "Don’t offer only the close button.",
      because: "People think that closing discards the choice.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the controls in the drawer; focus stays inside" },
    { keys: ["Escape"], action: "Closes it; focus returns to what opened it" },
    { keys: ["ArrowUp", "ArrowDown"], action: "Scrolls a body that is longer than the window" },
  ],
  accessibility: {
    pattern: "Dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "It uses Radix Dialog, which loads when people move to the trigger.",
      "The Back button closes the drawer.",
    ],
  },
} as const satisfies ComponentDocs;
