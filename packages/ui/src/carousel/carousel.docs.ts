import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows items in a row that scrolls. It never moves by itself.",
  use: ["For a selection: similar products, references, recent articles."],
  instead: [
    { when: "people compare or search all items", component: "product-grid" },
    { when: "the items are pictures of one product", component: "gallery" },
    { when: "the items are logos", component: "logo-strip" },
    { when: "the items belong in equal columns", component: "layout" },
  ],
  advice: [
    {
      do: "Choose `itemWidth` so that the last visible item is cut off.",
      dont: "Don’t fill the row exactly.",
      because: "The cut-off item shows that there is more.",
    },
    {
      do: "Show up to 12 items and link to the full list.",
      dont: "Don’t put a whole category in one row.",
      because: "Few people scroll far.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves to the buttons, the row, and the links and buttons of its items",
    },
    { keys: ["Enter", "Space"], action: "On a button, moves the row by one view" },
    { keys: ["ArrowRight"], rightToLeft: ["ArrowLeft"], action: "On the row, scrolls forward" },
    { keys: ["ArrowLeft"], rightToLeft: ["ArrowRight"], action: "On the row, scrolls back" },
  ],
  accessibility: {
    pattern: "Scrolling list with buttons",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html",
    notes: [
      "The row can receive focus, so that it scrolls with the keyboard.",
      "After a button press the position is announced: “5 to 8 of 12”.",
      "Without JavaScript the row still scrolls.",
    ],
  },
} as const satisfies ComponentDocs;
