import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Lets people try a colour for the body or the closure of a product. The chosen name is shown as text.",
  use: ["Next to a live preview, for 6 to 12 colours."],
  instead: [
    { when: "the choice opens a product with its own code", component: "variant-picker" },
    { when: "people look up a RAL colour", component: "colour-swatches" },
    { when: "colours filter a list", component: "facet-panel" },
  ],
  advice: [
    {
      do: "Load the preview in `onIntent`.",
      dont: "Don’t load all colour pictures with the page.",
      because: "Most visitors try two colours.",
    },
    {
      do: "Say that screen colours are approximate.",
      dont: "Don’t use the preview as an approval.",
      because: "Only a sample shows the real colour.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the chosen swatch, and on" },
    { keys: ["ArrowDown"], action: "Chooses the next colour, and wraps around" },
    { keys: ["ArrowUp"], action: "Chooses the previous colour, and wraps around" },
  ],
  accessibility: {
    pattern: "Radio group of native radio buttons",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
    notes: [
      "Each colour has a name in the page language.",
      "Swatches keep their colours in forced-colours mode.",
    ],
  },
  writing: ["Use order names: “Amber”, “RAL 5015 Sky blue”."],
} as const satisfies ComponentDocs;
