import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The custom properties that all components are drawn with: colours, type, space, corners, shadows and motion, in light, dark, high contrast and forced colours.",
  use: [
    "in styles of one's own, through `vars`",
    "to give a part of a page another scheme, contrast or density by `data-scheme`, `data-contrast` or `data-density`",
  ],
  instead: [
    { when: "a ground, a border and a corner are all that is wanted", component: "card" },
    { when: "things are only put beside or below each other", component: "layout" },
    { when: "it is about size and tone of words", component: "text" },
  ],
  advice: [
    {
      do: "Take a colour by what it does: `text.muted` on `surface.base`.",
      dont: "Take one by how it looks in the light scheme.",
      because: "Pairs that belong together are measured in all schemes; chance pairs are not.",
    },
    {
      do: "Put colours of text and ground together as the theme names them: `brand.onSoft` on `brand.soft`.",
      dont: "Put `brand.onSolid` on a soft ground.",
      because: "In the light scheme it would be white on nearly white.",
    },
    {
      do: "Write transitions with the theme's durations, and what turns without end within `media.motion`.",
      dont: "Write durations of your own.",
      because: "For those who want less motion the theme's durations are all but nothing; yours would go on.",
    },
    {
      do: "Change a brand in its token file, for all schemes.",
      dont: "Override single properties on `:root`.",
      because: "An override holds in one scheme and breaks the contrast of the others.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Contrast of text and controls",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html",
    notes: [
      "Text has at least 4.5 to 1 on its ground, edges and focus 3 to 1; high contrast has 7 and 4.5.",
      "Focus has a ring of 2 px everywhere, as an outline that survives forced colours.",
      "A reader's own colours win over those of any brand.",
    ],
  },
} as const satisfies ComponentDocs;
