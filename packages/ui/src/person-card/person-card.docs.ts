import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows a person with a portrait or monogram, name, position and text.",
  use: ["On pages about the company and its people."],
  instead: [
    { when: "it is the signed-in customer", component: "avatar" },
    { when: "it is an open job", component: "position-card" },
    { when: "only contact details are shown", component: "contact-form" },
  ],
  advice: [
    {
      do: "Show portraits for all or monograms for all.",
      dont: "Don’t mix them.",
      because: "One monogram looks like a person who left.",
    },
    {
      do: "Set `monogram` yourself.",
      dont: "Don’t cut two letters from the name.",
      because: "İ and Ş are letters of their own.",
    },
  ],
  keyboard: [{ keys: ["Tab"], action: "Moves through the links of the text and of `children`" }],
  accessibility: {
    pattern: "Article with a heading",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
    notes: ["Portraits are decorative. Set `headingLevel` to fit the page."],
  },
  writing: ["Name the position by what the person does: “Sales, Middle East”."],
} as const satisfies ComponentDocs;
