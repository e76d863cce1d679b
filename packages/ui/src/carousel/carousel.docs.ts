import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A row that scrolls along the line: by finger, wheel, keyboard, or a frame full at a time by its buttons. It never moves by itself.",
  use: [
    "for a selection from more: similar products, references, recent articles",
    "where the first few matter most and missing the rest does no harm",
  ],
  instead: [
    { when: "all items are wanted, to be compared or searched", component: "product-grid" },
    { when: "they are pictures of one product", component: "gallery" },
    { when: "they are logos that pass by", component: "logo-strip" },
    { when: "items stand in a page of their own, in equal columns", component: "layout" },
  ],
  advice: [
    {
      do: "Choose `itemWidth` so that the last item in view is cut off.",
      dont: "Make items fill the row exactly.",
      because: "The cut-off item is what tells a finger that there is more.",
    },
    {
      do: "Keep it under about twelve items, and link to the whole list.",
      dont: "Put a category of eighty bottles into one row.",
      because: "Few press the button more than twice; the other sixty might as well not be there.",
    },
    {
      do: "Put what must be seen above it.",
      dont: "Put announcements into it, one wide item each.",
      because: "The second of them is hardly ever reached.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves to the buttons, the row, and the links and buttons of its items",
    },
    { keys: ["Enter", "Space"], action: "On a button, moves the row by a frame full" },
    { keys: ["ArrowRight"], rightToLeft: ["ArrowLeft"], action: "On the row, scrolls onwards" },
    { keys: ["ArrowLeft"], rightToLeft: ["ArrowRight"], action: "On the row, scrolls back" },
  ],
  accessibility: {
    pattern: "Scrolling list with buttons",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html",
    notes: [
      "The row takes the focus, since what scrolls has to be reached by keyboard.",
      "After a press on a button the place is told: “5 to 8 of 12”.",
      "At an end a button is `aria-disabled` and keeps the focus.",
      "Without script the buttons are gone, and the row scrolls by itself.",
    ],
  },
} as const satisfies ComponentDocs;
