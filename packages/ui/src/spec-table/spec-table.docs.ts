import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows the properties of a product. Each row has a header.",
  use: ["For technical data: volume, neck, weight, material."],
  instead: [
    { when: "several products are compared", component: "compare-table" },
    { when: "there are many rows with column headers", component: "table" },
    { when: "there are a few facts", component: "description-list" },
  ],
  advice: [
    {
      do: "Give tolerances: “28.0 ± 0.3 mm”.",
      dont: "Don’t give the nominal value alone.",
      because: "Engineers need the tolerance.",
    },
    {
      do: "Show the same rows for all products of a kind.",
      dont: "Don’t omit rows.",
      because: "People compare printed sheets.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Native table with row headers",
    source: "https://www.w3.org/WAI/tutorials/tables/one-header/",
    notes: ["Each value is read with its property."],
  },
  writing: ["Use a no-break space before the unit."],
} as const satisfies ComponentDocs;
