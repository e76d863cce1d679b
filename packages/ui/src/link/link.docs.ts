import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A text link: `inline` in a sentence, `standalone` on its own line, `quiet` in lists. `external` opens a new tab and says so.",
  use: ["For links that are not the main action."],
  instead: [
    { when: "it is the main link of a view or an action", component: "button" },
    { when: "a whole card is clickable", component: "card" },
    { when: "it shows the path", component: "breadcrumb" },
  ],
  advice: [
    {
      do: "Link the words that name the target.",
      dont: "Don’t link “here” or “more”.",
      because: "Screen readers list links without their sentences.",
    },
    {
      do: "Use `inline` in text.",
      dont: "Don’t use `quiet` there.",
      because: "Without an underline only colour marks the link.",
    },
    {
      do: "Set `external` only for other sites.",
      dont: "Don’t open your own pages in new tabs.",
      because: "The Back button stops working.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from link to link" },
    { keys: ["Enter"], action: "Follows the link" },
  ],
  accessibility: {
    pattern: "Link",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: ["An external link includes “opens in a new tab” in its name."],
  },
  writing: ["For files, give the type and size: “Data sheet (PDF, 240 kB)”."],
} as const satisfies ComponentDocs;
