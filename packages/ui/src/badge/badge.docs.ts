import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows one or two words about an item, such as “New” or “In stock”.",
  use: [
    "For the state of an item: new, ended, default.",
    "For a property that decides the choice: food contact, recycled.",
  ],
  instead: [
    { when: "people can remove the filter", component: "active-filters" },
    { when: "the message is a sentence or needs an action", component: "alert" },
    { when: "there are several facts with names", component: "description-list" },
    { when: "it shows how much is done", component: "progress" },
  ],
  advice: [
    {
      do: "Use one `accent` badge per card.",
      dont: "Don’t make every badge loud.",
      because: "The product picture must stay the strongest element.",
    },
    {
      do: "Write the state in words: “Out of stock”.",
      dont: "Don’t use colour alone.",
      because: "Some people don’t see the colour.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Plain text",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/use-of-color.html",
    notes: [
      "It is a `span` without a role. Put it after the name it belongs to.",
      'Wrap codes in `<bdi dir="ltr">`.',
    ],
  },
  writing: ["Use one or two words, sentence case, no full stop."],
} as const satisfies ComponentDocs;
