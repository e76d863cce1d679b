import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A person of the company: portrait or monogram, name, position, and what is worth knowing.",
  use: [
    "on pages about the company and its people",
    "to name the person who answers for a country or a branch of industry",
  ],
  instead: [
    { when: "the signed-in customer is meant", component: "avatar" },
    { when: "somebody is sought for a position", component: "position-card" },
    { when: "only ways to reach the company are given", component: "contact-form" },
  ],
  advice: [
    {
      do: "Show portraits of all, or monograms of all.",
      dont: "Fill gaps with a drawing of a head.",
      because: "One monogram among portraits looks like somebody who has just left.",
    },
    {
      do: "Give `monogram` yourself, in the letters of the name's own language.",
      dont: "Cut the first two letters off the name.",
      because: "İ and Ş are letters of their own, and titles are no names.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through the links of the life and of `children`, where there are any" },
  ],
  accessibility: {
    pattern: "Article with a heading",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
    notes: [
      "Portrait and monogram are decoration and hidden from screen readers.",
      "The name keeps its own direction, so that a Turkish name does not turn round an Arabic line.",
      "`headingLevel` has to fit the heading above; headings of the life go down by two levels whatever it is.",
    ],
  },
  writing: ["Name the position by what the person does for a customer: “Sales, Middle East”."],
} as const satisfies ComponentDocs;
