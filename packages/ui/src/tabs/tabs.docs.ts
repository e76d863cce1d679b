import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Sections of equal rank, one shown at a time. Without JavaScript all sections are shown, and the tabs are links to them.",
  use: [
    "to divide what belongs to one thing: description, properties and reviews of a product",
    "where a visitor needs one section at a time, and can tell from its name which",
    "for two to six sections",
  ],
  instead: [
    { when: "visitors compare sections, or read several of them", component: "accordion" },
    { when: "each section is a step that has to be done before the next", component: "stepper" },
    { when: "the choice leads to another page", component: "link" },
    { when: "the choice is a value of a form", component: "field" },
  ],
  advice: [
    {
      do: "Put what most visitors want into the first tab.",
      dont: "Hide in a tab what everybody must read, such as a deadline.",
      because: "Most visitors see only the section that is open when the page comes.",
    },
    {
      do: "Use `automatic` activation for content that is already there.",
      dont: "Use `automatic` where showing a section fetches something.",
      because: "Arrow keys pass over tabs on the way to another, and each would be fetched.",
    },
    {
      do: "Keep names to one or two words.",
      dont: "Let names wrap into a second row of tabs.",
      because: "A second row changes places with the first in the eye, and German names are a third longer.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the chosen tab, then into its panel" },
    {
      keys: ["ArrowRight"],
      rightToLeft: ["ArrowLeft"],
      action: "Moves to the next tab, from the last to the first; shows it where activation is automatic",
    },
    {
      keys: ["ArrowLeft"],
      rightToLeft: ["ArrowRight"],
      action: "Moves to the previous tab, from the first to the last; shows it where activation is automatic",
    },
    { keys: ["Home"], action: "Moves to the first tab" },
    { keys: ["End"], action: "Moves to the last tab" },
    { keys: ["Enter", "Space"], action: "Shows the tab's section where activation is manual" },
  ],
  accessibility: {
    pattern: "Tabs",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/tabs/",
    notes: [
      "The list of tabs needs a `label`: screen readers say it on the way in.",
      "Panels take the focus themselves, so that a section without links can be reached and scrolled.",
      "Before script has run the tabs are links to sections that are all on the page; roles come with the script.",
    ],
  },
  writing: [
    "Name the content, not the deed: “Properties”, not “Show properties”.",
    "The same form for all names: all nouns, no full stops.",
  ],
} as const satisfies ComponentDocs;
