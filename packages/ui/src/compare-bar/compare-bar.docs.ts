import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A button that puts a product among those to compare, and a bar at the foot of the window that shows what has been chosen.",
  use: [
    "`CompareButton` on every card and on the page of a product, in the same corner",
    "`CompareBar` once in a page, while anything has been chosen",
  ],
  instead: [
    { when: "products stand side by side already", component: "compare-table" },
    { when: "a product is kept for later", component: "favourite-button" },
  ],
  advice: [
    {
      do: "Let the bar say that there is no more room when one more is wanted.",
      dont: "Disable all other buttons once four have been chosen.",
      because: "A button that does nothing tells nobody what to do about it.",
    },
    {
      do: "Give `action` the page of the comparison.",
      dont: "Leave the button to script alone.",
      because: "Without script the button leads to the comparison with this product, where others are found.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the button, the titles and the actions" },
    {
      keys: ["Enter", "Space"],
      action: "Takes the product in or out, empties the list; Enter follows the link",
    },
  ],
  accessibility: {
    pattern: "Toggle button",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
    notes: [
      "The button keeps its name in both states; whether it is pressed says the rest.",
      "The note is a live region: that there is no more room is read out.",
    ],
  },
} as const satisfies ComponentDocs;
