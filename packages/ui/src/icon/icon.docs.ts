import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "One line weight for every icon, three fixed sizes and one that grows with the text. It turns round what points along the line in right-to-left pages.",
  use: [
    "beside words, where a shape is found quicker than a word",
    "alone in an `IconButton`, which names it",
    "for a state in a narrow place, with `label`",
  ],
  instead: [
    { when: "it can be pressed", component: "button" },
    { when: "it says a state in one or two words", component: "badge" },
    { when: "it is a drawing that fills a place", component: "empty-state" },
  ],
  advice: [
    {
      do: "Set `mirrored` for arrows, chevrons and what drives along the line.",
      dont: "Mirror a looking glass, a tick, a clock or a play button.",
      because: "The first mean “onwards”, which is to the left in Arabic; the others mean themselves.",
    },
    {
      do: "Leave `label` out where words stand beside it.",
      dont: "Label a bin “Bin” beside the word “Delete”.",
      because: "“Bin Delete” is what a screen reader would say, forty times in a cart.",
    },
    {
      do: "Take `text` within a sentence.",
      dont: "Take `small` there.",
      because: "In a heading it would stand smaller than the letters beside it, in a remark larger.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Image with a text alternative, or decoration",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: [
      "Without `label` it is hidden from screen readers; with it, it is an image of that name.",
      "It never takes the focus.",
      "It takes the colour of the text, in forced colours too.",
    ],
  },
  writing: ["A `label` says what the icon means here: “Food contact”, not “Fork and knife”."],
} as const satisfies ComponentDocs;
