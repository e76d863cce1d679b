import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The colours of the RAL collection by their names in the reader's language, found by number, by name in any language, or as the nearest to a colour. A press copies the number and says so; as `SwatchLinks` each leads to a page of its own.",
  use: [
    "on a page of colours, to find the number that goes into a request",
    "with `ralColours` of `@preforma/domain/colour` for all of the collection, with those that are in stock, and with `searchable` false where they are few",
  ],
  instead: [
    { when: "a colour of this product is chosen", component: "colour-choice" },
    { when: "the colour comes with an article code", component: "variant-picker" },
    { when: "a text other than a colour's number is copied", component: "copy-button" },
  ],
  advice: [
    {
      do: "Read ΔE (CIEDE2000) as a hint: below 1 hardly anybody sees a difference.",
      dont: "Promise a match by the figure.",
      because: "It is reckoned for a screen; on translucent PP the same pigment is another colour.",
    },
    {
      do: "Offer the shades that are made, in `colours`.",
      dont: "Show the whole collection where only forty are mixed.",
      because: "Each of the others becomes a request that has to be declined.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the field, the colour picker and the swatches" },
    { keys: ["Enter", "Space"], action: "On a swatch, copies its number; on the picker, opens it" },
    { keys: ["Character"], action: "In the field, narrows the swatches while one types" },
  ],
  accessibility: {
    pattern: "Search with status messages",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: [
      "Number, name and code of each colour are text; nothing is told by the colour alone.",
      "Where a colour comes without a name in the page's language, the one that is shown is marked with its own, so that it is spoken right.",
      "What was found and what was copied is told as a status.",
      "Colours stay as they are in forced colours, since they are the content.",
    ],
  },
} as const satisfies ComponentDocs;
