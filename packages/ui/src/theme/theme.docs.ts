import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "The custom properties of all components: colour, type, space, corners, shadows and motion.",
  use: ["In your own styles, with `vars`.", "To change the scheme, contrast or density of a part of a page."],
  instead: [
    { when: "a surface is all you need", component: "card" },
    { when: "you only arrange content", component: "layout" },
    { when: "it is about text size", component: "text" },
  ],
  advice: [
    {
      do: "Choose a colour by its role: `text.muted` on `surface.base`.",
      dont: "Don’t choose it by its look.",
      because: "Pairs are checked in all schemes.",
    },
    {
      do: "Change a brand in its token file.",
      dont: "Don’t override single properties.",
      because: "An override breaks other schemes.",
    },
    {
      do: "Use the motion durations of the theme.",
      dont: "Don’t write your own.",
      because: "They follow reduced motion.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Contrast of text and controls",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html",
    notes: ["Text has a contrast of at least 4.5:1, controls and focus 3:1."],
  },
} as const satisfies ComponentDocs;
