import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Something that was sent to the company, and where it stands: a request for a quote, feedback, an application.",
  use: [
    "in the account's list of one's own requests",
    "to show what a quote was asked for, with its products",
  ],
  instead: [
    { when: "it is an order with a price", component: "order-card" },
    { when: "what happened to it is told step by step", component: "timeline" },
  ],
  advice: [
    {
      do: "Hand in `lines` for quotes.",
      dont: "Repeat the products in the summary.",
      because: "Buyers tell their requests apart by the bottle, not by the number.",
    },
    {
      do: "Offer the next thing that makes sense in `actions`.",
      dont: "Offer to change what was sent.",
      because: "It has been read by then, and two versions are answered twice.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through the products that are links, then to the actions" },
    { keys: ["Enter"], action: "Opens a product, or does what the action says" },
  ],
  accessibility: {
    pattern: "Labelled article",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
    notes: [
      "The article is named by its heading; `level` has to fit the heading above the list.",
      "The state is told in words, the tone of the badge supports them.",
      "Numbers keep their order from left to right; the summary follows its own language.",
    ],
  },
} as const satisfies ComponentDocs;
