import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Rows of facts under common headings. Wide tables scroll in their own frame, which the keyboard reaches.",
  use: [
    "for figures that are compared down a column: tiers of prices, sizes, orders",
    "where a list has to be sorted by its columns",
  ],
  instead: [
    { when: "it is the data of one article", component: "spec-table" },
    { when: "products are compared side by side", component: "compare-table" },
    { when: "each row is opened more than it is compared", component: "card" },
    { when: "the table is part of a body that editors write", component: "prose" },
  ],
  advice: [
    {
      do: "Put what names the row into the first column.",
      dont: "Begin with a number or a picture.",
      because: "The first column is what stays in sight, and what is read out before each cell.",
    },
    {
      do: "Set `align` to `end` for figures, all with the same decimals.",
      dont: "Centre figures.",
      because: "1,200 and 120 are told apart by where their last digits stand.",
    },
    {
      do: "Sort the rows in answer to `onSort`.",
      dont: "Expect the table to do it.",
      because: "It shows the rows as they are handed in; only who holds all pages can sort them.",
    },
    {
      do: "Use `compact` for tables of more than a screen.",
      dont: "Leave columns out on phones.",
      because: "The frame scrolls; a column that is not there is missed in a call with somebody at a desk.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab"],
      action:
        "Moves to the frame where it scrolls, then to headings that sort and to what can be used in cells",
    },
    { keys: ["ArrowRight", "ArrowLeft"], action: "Scroll the frame that has the focus" },
    { keys: ["Enter", "Space"], action: "On a heading, sorts upwards; where it does already, downwards" },
  ],
  accessibility: {
    pattern: "Sortable table",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/",
    notes: [
      "The frame is a region named by the caption, and takes the focus while it scrolls, so that a wide table can be read without a mouse. Give each table of a page a caption of its own.",
      "The sorted column has `aria-sort`, a drawing, and a status that says it.",
      "`captionHidden` takes the caption off the screen, not from screen readers.",
    ],
  },
  writing: [
    "Put the unit into the heading: “Weight (g)”, not into each cell.",
    "Keep headings to two words, or a narrow column of figures gets as wide as they are.",
  ],
} as const satisfies ComponentDocs;
