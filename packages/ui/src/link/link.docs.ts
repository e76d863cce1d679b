import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A link in text: `inline` within a sentence, `standalone` with an arrow on its own line, `quiet` in lists of links. `external` opens another site in a new tab and says so.",
  use: [
    "for every way to another page or place that is no main action",
    "`quiet` where a list shows by its place that it is one of links, such as in a footer",
  ],
  instead: [
    { when: "it is the main way onwards of a view, or does something here", component: "button" },
    { when: "a whole card leads somewhere", component: "card" },
    { when: "it shows where one is", component: "breadcrumb" },
  ],
  advice: [
    {
      do: "Link the words that name the place: “see the care instructions”.",
      dont: "Link “here” or “more”.",
      because: "Screen readers list links without their sentences, and six times “more” is no list.",
    },
    {
      do: "Take `inline` in running text.",
      dont: "Take `quiet` there.",
      because: "Without its underline it would be told by colour alone, or not at all.",
    },
    {
      do: "Set `external` for other sites alone.",
      dont: "Open pages of this site in new tabs.",
      because: "The way back ends there, and phones hide how many tabs have gathered.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from link to link" },
    { keys: ["Enter"], action: "Follows the link" },
  ],
  accessibility: {
    pattern: "Link",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: [
      "A native `a` with an address; within the site through its own link component, so that pages change without a full load.",
      "“(opens in a new tab)” is part of an external link's name.",
      "Arrow and sign are turned round in right-to-left pages.",
    ],
  },
  writing: [
    "Two to six words that would make sense alone, the important one first.",
    "A file says its kind and size: “Data sheet (PDF, 240 kB)”.",
  ],
} as const satisfies ComponentDocs;
