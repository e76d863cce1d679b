import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Lets people choose a variant by colour, volume or neck. Each option links to its product.",
  use: ["On a product page with several variants."],
  instead: [
    { when: "the colour has no product of its own", component: "colour-choice" },
    { when: "colours are only shown", component: "colour-swatches" },
    { when: "people filter a list", component: "facet-panel" },
  ],
  advice: [
    {
      do: "Set `exact={false}` and link to the nearest product.",
      dont: "Don’t remove options.",
      because: "People learn that amber exists in 500 ml.",
    },
    {
      do: "Order the groups as buyers decide: volume, neck, colour.",
      dont: "Don’t put colour first.",
      because: "The neck decides the closure.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the next option" },
    { keys: ["Enter"], action: "Opens the product of that option" },
  ],
  accessibility: {
    pattern: "Lists of links with the current one",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/use-of-color.html",
    notes: ["The current option has `aria-current`, a border and a text."],
  },
  writing: ["Use catalogue names: “28/410”, “500 ml”."],
} as const satisfies ComponentDocs;
