import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Shows the path from the home page to the current page. On narrow screens it shows the parent page only.",
  use: ["Above the heading of product, category, article and order pages."],
  instead: [
    { when: "the steps are done in order", component: "stepper" },
    { when: "people go to sibling pages", component: "mega-menu" },
    { when: "the pages are numbered", component: "pagination" },
  ],
  advice: [
    {
      do: "Follow the structure of the site.",
      dont: "Don’t follow the visitor’s history.",
      because: "The Back button does that.",
    },
    {
      do: "Give every step except the last an `href`.",
      dont: "Don’t add steps without a page.",
      because: "On phones the parent link is the only one.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from step to step" },
    { keys: ["Enter"], action: "Goes to that page" },
  ],
  accessibility: {
    pattern: "Breadcrumb",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/",
    notes: [
      'It is a navigation landmark with an ordered list. The last step has `aria-current="page"`.',
      "Arrows are mirrored in right-to-left pages.",
    ],
  },
  writing: ["Use the same words as the menu and the page heading."],
} as const satisfies ComponentDocs;
