import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Swatches as radio buttons, to try a colour on the body or the closure of a product. The name of the chosen one stands beside the heading, so that colour is never alone.",
  use: [
    "beside a live preview of a product, once for the body and once for the closure",
    "for six to twelve colours that are made, each with its name",
  ],
  instead: [
    { when: "the choice leads to an article with its own code", component: "variant-picker" },
    { when: "a shade is looked up in the RAL collection", component: "colour-swatches" },
    { when: "colours narrow a list of products", component: "facet-panel" },
  ],
  advice: [
    {
      do: "Start the preview's loading in `onIntent`.",
      dont: "Load the pictures of all colours with the page.",
      because: "Most visitors try two of them, and a phone pays for the other ten.",
    },
    {
      do: "Tell clear from coloured by `transparent`.",
      dont: "Mix a lighter `hex` to stand for clear.",
      because: "Light blue and clear blue are two materials, and the wrong one may not be taken for food.",
    },
    {
      do: "Say beside the preview that colours on a screen are approximate.",
      dont: "Let a preview stand for an approval.",
      because: "A batch that was refused over a shade costs more than the sample that would have shown it.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the chosen swatch, and on" },
    { keys: ["ArrowDown"], action: "Chooses the next colour, from the last to the first" },
    { keys: ["ArrowUp"], action: "Chooses the previous colour, from the first to the last" },
  ],
  accessibility: {
    pattern: "Radio group of native radio buttons",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
    notes: [
      "Each colour is named in the reader's language; the number of a shade belongs into that name.",
      "Swatches keep their colours in forced colours, where a line marks the chosen one.",
      "Arrow keys choose at once, so `onChange` must be cheap or forgiving.",
      "Without script it is not there: the variants below it lead to real articles.",
    ],
  },
  writing: ["Names as they are ordered: “Amber”, “RAL 5015 Sky blue”, not “Ocean dream”."],
} as const satisfies ComponentDocs;
