import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "An article's properties: one row each, its name as the row's header.",
  use: [
    "for the technical data of one article: volume, neck, weight, material",
    "as a sheet that is printed and filed",
  ],
  instead: [
    { when: "several articles stand beside each other", component: "compare-table" },
    { when: "there are many rows under common headings", component: "table" },
    { when: "the facts are few and not measured", component: "description-list" },
  ],
  advice: [
    {
      do: "Write values with their tolerance: “28.0 ± 0.3 mm”.",
      dont: "Write the nominal value alone.",
      because: "Whoever designs a cap or a filling line needs the tolerance before anything else.",
    },
    {
      do: "Keep the same rows in the same order for all articles of a kind.",
      dont: "Leave rows out where a value is lacking.",
      because: "Sheets are laid side by side, and a missing row shifts all that follow.",
    },
    {
      do: "Put how a value was measured into `note`.",
      dont: "Put it into brackets after the value.",
      because: "Notes go below the figure, which stays in one line with its unit.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Native table with row headers",
    source: "https://www.w3.org/WAI/tutorials/tables/one-header/",
    notes: [
      "Each value is read with its property, since that is the row's header.",
      "Plain texts keep their own direction; wrap units and codes yourself where `value` is not a text.",
      "`captionHidden` takes the caption off the screen, not from screen readers.",
    ],
  },
  writing: [
    "Put a no-break space between figure and unit.",
    "Name properties as standards do: “Neck finish”, “Brimful capacity”.",
  ],
} as const satisfies ComponentDocs;
