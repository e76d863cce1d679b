import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The choice among articles of one shape, axis by axis: colour, volume, neck. Each option is a link to the article that it means.",
  use: [
    "on a product's page whose shape is made in several articles",
    "where each choice has an address that can be sent on",
  ],
  instead: [
    { when: "a colour is mixed or chosen without an article of its own", component: "colour-choice" },
    { when: "the colours of a product are only shown", component: "colour-swatches" },
    { when: "a list is narrowed by properties", component: "facet-panel" },
  ],
  advice: [
    {
      do: "Set `exact` to false and lead to the nearest article.",
      dont: "Leave out options that do not go with the rest.",
      because: "Who wants amber learns that it is made in 500 ml, instead of that it is not made.",
    },
    {
      do: "Put the axes in the order in which buyers decide: volume, neck, colour.",
      dont: "Put colour first because it looks best.",
      because: "The neck settles which closures fit; colour is changed last.",
    },
    {
      do: "Give `transparent` for clear plastics.",
      dont: "Give a paler `hex`.",
      because: "Clear amber and a light opaque brown are two materials.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the next option" },
    { keys: ["Enter"], action: "Opens the article of that option" },
  ],
  accessibility: {
    pattern: "Lists of links with the current one",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/use-of-color.html",
    notes: [
      "What is chosen has `aria-current`, a border, and is said in words beside the axis.",
      "A swatch is named by its colour's name; an option that leads to the nearest article says so.",
      "Colours stay in forced colours, since they are what is chosen.",
    ],
  },
  writing: ["Name options as the catalogue does: “28/410”, “500 ml”, “Cobalt blue”."],
} as const satisfies ComponentDocs;
