import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Shows RAL colours that people find by number, by name or by the nearest colour. A click copies the number. `SwatchLinks` opens a page instead.",
  use: ["To find the colour number for a request."],
  instead: [
    { when: "people choose the colour of a product", component: "colour-choice" },
    { when: "the colour has its own product code", component: "variant-picker" },
    { when: "the text is not a colour number", component: "copy-button" },
  ],
  advice: [
    {
      do: "Use ΔE as a hint: few people see a difference below 1.",
      dont: "Don’t promise a match.",
      because: "The same pigment looks different on translucent plastic.",
    },
    {
      do: "Show only colours that you make, with `colours`.",
      dont: "Don’t show the whole collection.",
      because: "You would decline the rest.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the field, the colour picker and the swatches" },
    { keys: ["Enter", "Space"], action: "On a swatch, copies its number; on the picker, opens it" },
    { keys: ["Character"], action: "In the field, narrows the swatches while typing" },
  ],
  accessibility: {
    pattern: "Search with status messages",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: ["Number, name and code are text.", "Search results and copying are announced as a status."],
  },
} as const satisfies ComponentDocs;
