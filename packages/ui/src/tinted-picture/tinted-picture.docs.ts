import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows a product picture in any colour of body and closure. The browser mixes the colour.",
  use: ["To show a colour that people just chose."],
  instead: [
    { when: "the catalogue has a picture of the colour", component: "gallery" },
    { when: "people choose the colour", component: "colour-choice" },
    { when: "colours are only named", component: "colour-swatches" },
  ],
  advice: [
    {
      do: "Place it above a normal picture.",
      dont: "Don’t use it alone.",
      because: "Without JavaScript it is empty.",
    },
    {
      do: "Set `ground` to the real background.",
      dont: "Don’t keep white in the dark scheme.",
      because: "Clear plastic shows what is behind it.",
    },
    {
      do: "Pass the same `onDrawn` on each render.",
      dont: "Don’t pass an inline function.",
      because: "Each new function mixes all pixels again.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Image with a text alternative",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: ["The canvas is an image named by `label`. Name the product and its colours."],
  },
} as const satisfies ComponentDocs;
