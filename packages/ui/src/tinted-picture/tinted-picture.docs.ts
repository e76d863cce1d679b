import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A studio picture mixed in the browser in any colour of body and closure, with the same arithmetic as the server's.",
  use: [
    "to show a product in a colour that was just chosen, without a new picture",
    "where a colour is mixed freely and no server has its picture",
  ],
  instead: [
    { when: "the colour is one that the catalogue has a picture of", component: "gallery" },
    { when: "the colours themselves are chosen", component: "colour-choice" },
    { when: "colours are only named", component: "colour-swatches" },
  ],
  advice: [
    {
      do: "Lay it over the picture that is already there, and let only one of the two have a name.",
      dont: "Let it stand alone in the page.",
      because: "Without script, or when the download fails, it stays empty.",
    },
    {
      do: "Give `ground` the colour it really stands on.",
      dont: "Leave white in the dark scheme.",
      because: "Clear plastics show through what lies under them; on the wrong ground they look milky.",
    },
    {
      do: "Keep `onDrawn` the same from render to render.",
      dont: "Make a new function each time.",
      because: "Every new `onDrawn` mixes all pixels again.",
    },
    {
      do: "Say beside it that the colour on the screen is a guide.",
      dont: "Let an order rest on it.",
      because: "Masterbatch, wall and light change a colour more than any screen; a sample settles it.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Image with a text alternative",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: [
      "The canvas is an image named by `label`: name product and colours, and change it with them.",
      "It announces no change; the name of the chosen colour belongs beside the choice.",
    ],
  },
  writing: [
    "Label: product, colour of the body, colour of the closure: “500 ml bottle in cobalt blue with a white cap”.",
  ],
} as const satisfies ComponentDocs;
