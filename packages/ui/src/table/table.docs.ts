import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Rows with common column headers. Wide tables scroll in a frame that the keyboard can reach.",
  use: ["To compare values in columns: prices, sizes, orders.", "For lists that people sort."],
  instead: [
    { when: "it is the data of one product", component: "spec-table" },
    { when: "products are side by side", component: "compare-table" },
    { when: "people open rows more than they compare them", component: "card" },
    { when: "editors write the table", component: "prose" },
  ],
  advice: [
    {
      do: "Put the name of the row in the first column.",
      dont: "Don’t start with a number or a picture.",
      because: "The first column stays visible.",
    },
    {
      do: 'Set `align="end"` for numbers.',
      dont: "Don’t centre numbers.",
      because: "People compare digits.",
    },
    {
      do: "Sort the rows in `onSort`.",
      dont: "Don’t expect the table to sort.",
      because: "Only you have all pages.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab"],
      action: "Moves to a scrolling frame, to sortable headers and to controls in cells",
    },
    { keys: ["ArrowRight", "ArrowLeft"], action: "Scroll the frame that has focus" },
    { keys: ["Enter", "Space"], action: "On a header, sorts ascending, then descending" },
  ],
  accessibility: {
    pattern: "Sortable table",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/",
    notes: [
      "The frame is a region named by the caption. Give each table its own caption.",
      "The sorted column has `aria-sort` and a status is announced.",
    ],
  },
  writing: ["Put the unit in the header: “Weight (g)”."],
} as const satisfies ComponentDocs;
