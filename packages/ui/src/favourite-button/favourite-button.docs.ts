import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Adds a product to the favourites or removes it. The heart changes at once, and changes back when saving fails.",
  use: ["On every product card and product page.", "For guests: it links to sign-in."],
  instead: [
    { when: "it adds to the cart or asks for a quote", component: "button" },
    { when: "it changes a setting", component: "switch" },
    { when: "people compare products", component: "compare-table" },
  ],
  advice: [
    {
      do: "Set `action` as well as `send`.",
      dont: "Don’t set `send` alone.",
      because: "The form works before JavaScript loads.",
    },
    {
      do: "Reject the promise of `send` when the server refuses.",
      dont: "Don’t hide the failure.",
      because: "Only a rejection changes the heart back.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the heart and on" },
    { keys: ["Enter"], action: "Adds or removes the product, or follows the sign-in link" },
    { keys: ["Space"], action: "Adds or removes the product" },
  ],
  accessibility: {
    pattern: "Toggle Button",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
    notes: [
      "The name stays the same; `aria-pressed` gives the state.",
      "A failure is announced and shown next to the heart.",
    ],
  },
} as const satisfies ComponentDocs;
