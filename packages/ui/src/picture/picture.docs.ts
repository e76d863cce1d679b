import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A responsive picture in several formats and widths. Its space is reserved before it loads.",
  use: ["For all pictures from the API."],
  instead: [
    { when: "there are several pictures of one product", component: "gallery" },
    { when: "people choose the colour", component: "tinted-picture" },
    { when: "it shows a person", component: "avatar" },
    { when: "it is a sign next to words", component: "icon" },
  ],
  advice: [
    {
      do: "Set `sizes` to the displayed width.",
      dont: "Don’t write `100vw`.",
      because: "Phones would load pictures for desktops.",
    },
    {
      do: "Set `priority` for one or two pictures in the first view.",
      dont: "Don’t set it for a list.",
      because: "If all are urgent, none is.",
    },
    {
      do: 'Set `alt=""` when the title says the same.',
      dont: "Don’t repeat the title.",
      because: "Screen readers would say it twice.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Native picture",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: ["The text alternative comes with the picture; `alt` overrides it."],
  },
  writing: ["Describe what matters: “Amber bottle with a black pump, 500 ml”."],
} as const satisfies ComponentDocs;
