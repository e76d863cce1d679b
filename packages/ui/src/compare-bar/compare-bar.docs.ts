import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "`CompareButton` adds a product to the comparison. `CompareBar` shows the chosen products at the bottom of the window.",
  use: ["`CompareButton` on every product card and product page.", "`CompareBar` once per page."],
  instead: [
    { when: "the products are shown side by side", component: "compare-table" },
    { when: "people save a product for later", component: "favourite-button" },
  ],
  advice: [
    {
      do: "Let the bar say that the comparison is full.",
      dont: "Don’t disable the other buttons.",
      because: "A disabled button gives no reason.",
    },
    {
      do: "Set `action` to the comparison page.",
      dont: "Don’t rely on JavaScript.",
      because: "Without it, the button opens the comparison.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the button, the titles and the actions" },
    {
      keys: ["Enter", "Space"],
      action: "Adds or removes the product, or clears the list; Enter follows the link",
    },
  ],
  accessibility: {
    pattern: "Toggle button",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
    notes: [
      "The button is a toggle button. Its name stays the same.",
      "The bar announces when the comparison is full.",
    ],
  },
} as const satisfies ComponentDocs;
