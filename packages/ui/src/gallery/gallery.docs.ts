import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Pictures of a product: a strip that is swiped or moved by its thumbnails, and a dialog to look closer.",
  use: [
    "at the head of a product's page, where its first picture is loaded at once",
    "for drawings and live previews beside pictures, as `content`",
  ],
  instead: [
    { when: "the entries lead to pages", component: "carousel" },
    { when: "there is one picture and nothing to look closer at", component: "picture" },
    { when: "they are certificates with facts", component: "certificate-viewer" },
  ],
  advice: [
    {
      do: "Begin with the whole article from the front, then neck, base, and a hand or a scale.",
      dont: "Begin with the mood picture.",
      because: "Buyers check the neck and the shoulder; lemons beside the bottle tell them nothing.",
    },
    {
      do: "Give `image` beside `content`, as its thumbnail.",
      dont: "Leave a drawing without a picture.",
      because: "Without one the thumbnail is only its label, which looks like a fault among pictures.",
    },
    {
      do: "Set `sizes` by how wide the strip is laid out.",
      dont: "Leave the default in a narrow column.",
      because: "Phones would load the picture that a desktop needs.",
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
    { keys: ["Enter"], action: "On a thumbnail, shows its picture; on the button, looks closer" },
    { keys: ["ArrowUp", "ArrowDown"], action: "On the enlarged picture in the dialog, moves over it" },
    { keys: ["Escape"], action: "Closes the dialog; the focus returns to the button" },
  ],
  accessibility: {
    pattern: "Pictures with a way besides swiping",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/pointer-gestures.html",
    notes: [
      "Thumbnails are named “Picture 2 of 4: neck”; the present one carries `aria-current`.",
      "Only the button of the picture in view can be reached.",
      "The dialog is named by what the picture shows; the browser's way back closes it, and the page under it stands still.",
      "The strip glides only where motion is welcome.",
    ],
  },
  writing: ["A `label` says what this picture adds, in a few words: “Neck finish 28/410”, not “Picture 2”."],
} as const satisfies ComponentDocs;
