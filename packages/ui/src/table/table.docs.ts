import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Rows with common column headers. Wide tables scroll in a frame that the keyboard can reach.",
  use: [
    "To compare values in columns: prices, sizes, orders.",
    "For lists that people sort.",
    "For lists in which people select rows.",
  ],
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
    {
      do: "Put a link in the row to open a page.",
      dont: "Don’t open a page from a press on a row that can be selected.",
      because: "A press anywhere in the row selects it.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab"],
      action: "Moves to a scrolling frame, to sortable headers and to controls in cells",
    },
    { keys: ["ArrowRight", "ArrowLeft"], action: "Scroll the frame that has focus" },
    {
      keys: ["ArrowDown", "ArrowUp"],
      action: "With a selection, move to the same cell of the next or previous row",
    },
    { keys: ["Space"], action: "Selects the focused row, or removes it from the selection" },
    { keys: ["Escape"], action: "Clears the selection" },
    { keys: ["Enter", "Space"], action: "On a header, sorts ascending, then descending" },
  ],
  accessibility: {
    pattern: "Sortable table",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/",
    notes: [
      "The frame is a region named by the caption. Give each table its own caption.",
      "With a selection, the table becomes a grid when someone points at or focuses it. Arrow keys move between cells, and Tab leaves the table.",
      "Without JavaScript each row has a native checkbox or radio button, named by the row header.",
      "The sorted column has `aria-sort` and a status is announced.",
    ],
  },
  writing: ["Put the unit in the header: “Weight (g)”."],
} as const satisfies ComponentDocs;
