import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The primitives that pages are laid out with: `Section` and `Container` for bands of a page, `Stack`, `Cluster` and `Grid` for what stands in them, `SkipLink` and `VisuallyHidden` for what is not seen.",
  use: [
    "to lay out a page without styles of its own",
    "`Stack` below each other, `Cluster` beside each other and wrapping, `Grid` in equal columns",
    "`Section` with `ink` for one dark band, in which all that stands follows",
  ],
  instead: [
    { when: "one thing stands on a surface of its own", component: "card" },
    { when: "products fill a list", component: "product-grid" },
    { when: "running text has to be set", component: "prose" },
  ],
  advice: [
    {
      do: "Choose `as` by meaning: `ul` for a list of cards, `nav` for ways.",
      dont: "Leave everything a `div`.",
      because: "Screen readers then say how many there are, and can jump between them.",
    },
    {
      do: "Set the distance by `gap` of the parent.",
      dont: "Give children margins.",
      because: "A child with a margin fits the one place it was made for.",
    },
    {
      do: "Let `Grid` find its number of columns by `columns`.",
      dont: "Write columns for each width of window.",
      because: "A grid stands in a page, in a column and in a dialog, and text may be twice as large.",
    },
    {
      do: "Put one `ink` band on a page.",
      dont: "Alternate dark and light all the way down.",
      because: "The dark band is where the product pictures shine; four of them are a chessboard.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "At the beginning of a page, shows the way past the header" },
    { keys: ["Enter"], action: "On it, goes to the content" },
  ],
  accessibility: {
    pattern: "Bypass blocks, lists and landmarks",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks.html",
    notes: [
      "Lists without markers say that they are lists, which VoiceOver would forget otherwise.",
      "A `section` is a landmark only with a name: give it `aria-labelledby` where it should be one.",
      "`SkipLink` needs a `target`: the id of the page's `main`.",
      "Order in the page is order of reading; none of them changes it.",
    ],
  },
} as const satisfies ComponentDocs;
