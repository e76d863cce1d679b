import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows the pictures of a product with thumbnails, and a larger view in a dialog.",
  use: ["At the top of a product page.", "For drawings and previews, with `content`."],
  instead: [
    { when: "the items open pages", component: "carousel" },
    { when: "there is one picture", component: "picture" },
    { when: "the pictures are certificates", component: "certificate-viewer" },
  ],
  advice: [
    {
      do: "Start with the whole product, then the neck, the base and a scale.",
      dont: "Don’t start with a mood picture.",
      because: "Buyers check the shape.",
    },
    {
      do: "Set `sizes` to the displayed width.",
      dont: "Don’t keep the default in a narrow column.",
      because: "Phones would load large pictures.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action:
        "Moves to the strip, the button of the picture in view, the thumbnails; in the dialog, through its tools",
    },
    { keys: ["ArrowRight"], rightToLeft: ["ArrowLeft"], action: "On the strip, scrolls to the next picture" },
    {
      keys: ["ArrowLeft"],
      rightToLeft: ["ArrowRight"],
      action: "On the strip, scrolls to the previous picture",
    },
    { keys: ["Enter"], action: "On a thumbnail, shows its picture; on the button, opens the larger view" },
    { keys: ["ArrowUp", "ArrowDown"], action: "On the enlarged picture, scrolls it" },
    { keys: ["Escape"], action: "Closes the dialog; focus returns to the button" },
  ],
  accessibility: {
    pattern: "Pictures with an alternative to swiping",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/pointer-gestures.html",
    notes: ["Thumbnails are named “Picture 2 of 4: neck”.", "The dialog closes with the Back button."],
  },
  writing: ["Use short labels: “Neck finish 28/410”."],
} as const satisfies ComponentDocs;
