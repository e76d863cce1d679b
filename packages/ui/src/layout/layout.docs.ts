import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Layout primitives: `Section`, `Container`, `Stack`, `Cluster`, `Grid`, `SkipLink` and `VisuallyHidden`.",
  use: [
    "To build a page without your own styles.",
    "`Stack` for a column, `Cluster` for a row that wraps, `Grid` for equal columns.",
  ],
  instead: [
    { when: "one item needs a surface", component: "card" },
    { when: "the items are products", component: "product-grid" },
    { when: "the content is running text", component: "prose" },
  ],
  advice: [
    {
      do: "Set `as` by meaning: `ul` for a list, `nav` for links.",
      dont: "Don’t use `div` for everything.",
      because: "Screen readers announce lists and landmarks.",
    },
    {
      do: "Set spacing with `gap` on the parent.",
      dont: "Don’t set margins on children.",
      because: "A child with a margin fits in one place only.",
    },
    {
      do: "Let `Grid` choose the number of columns.",
      dont: "Don’t write breakpoints.",
      because: "A grid can be in a page, a column or a dialog.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "At the start of the page, shows the skip link" },
    { keys: ["Enter"], action: "Goes to the content" },
  ],
  accessibility: {
    pattern: "Bypass blocks, lists and landmarks",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks.html",
    notes: [
      "Give a `section` a name with `aria-labelledby` to make it a landmark.",
      "`SkipLink` needs `target`, the id of `main`.",
    ],
  },
} as const satisfies ComponentDocs;
